import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { settingsOf, warningsOf, type Settings } from '../../../server'

const defaults: Settings = {
  host: '127.0.0.1',
  port: 4310,
  logLevel: 'info',
  dataDir: './data',
  databaseUrl: undefined,
  backupDir: undefined,
  backupBeforeUpgrade: true,
  backupHours: undefined,
  backupsKept: 7,
  demo: 'auto',
  geocoder: 'auto',
  pdokUrl: 'https://api.pdok.nl',
  roads: 'auto',
  osrmUrl: undefined,
  vroomUrl: undefined,
  sessionDays: 30,
  sessionIdleHours: 24,
  openIdIssuer: undefined,
  openIdClient: 'rondrit',
  openIdSecret: undefined,
  openIdClaim: 'email',
  openIdOrganisation: undefined,
  openIdName: undefined,
  auditDays: 400,
  historyDays: 400,
  userRequestsPerSecond: 100,
  organisationMegabytes: 5_000,
  jobs: 'here',
  metrics: false,
  corsOrigins: [],
  hostNames: [],
  trustedProxies: [],
  https: 'auto',
  tileUrl: undefined,
  tileAttribution: undefined,
  backOfficeTaskUrl: undefined,
  showDriversTable: true,
  apiBase: '',
}

describe('settingsOf', () => {
  it('every setting has a default', () => {
    expect(settingsOf({})).toEqual(E.right(defaults))
  })

  it('the settings have the values of the environment', () => {
    const environment = {
      HOST: '::1',
      PORT: '0',
      LOG_LEVEL: 'debug',
      DATA_DIR: '/var/lib/rondrit',
      DATABASE_URL: 'postgres://rondrit@db/rondrit',
      BACKUP_DIR: '/var/backups/rondrit',
      BACKUP_BEFORE_UPGRADE: 'off',
      BACKUP_HOURS: '12',
      BACKUPS_KEPT: '14',
      DEMO: 'off',
      ADDRESS_BOOK: 'register',
      PDOK_URL: 'http://127.0.0.1:9/',
      ROADS: 'main',
      OSRM_URL: 'http://roads.example:5000/',
      VROOM_URL: 'http://plans.example',
      SESSION_DAYS: '7',
      SESSION_IDLE_HOURS: '8',
      AUDIT_DAYS: '90',
      OPENID_ISSUER: 'https://login.example/visser/',
      OPENID_CLIENT: 'plan',
      OPENID_SECRET: 'geheim',
      OPENID_CLAIM: 'employee',
      OPENID_ORGANISATION: 'Visser Bezorgt',
      OPENID_NAME: 'Visser',
      HISTORY_DAYS: '100',
      USER_REQUESTS_PER_SECOND: '20',
      ORGANISATION_MEGABYTES: '0',
      HTTPS: 'on',
      JOBS: 'apart',
      METRICS: 'on',
      CORS_ORIGINS: 'https://desk.example, http://other.example:8080/',
      HOST_NAMES: 'Plan.example, plan.example.com., [fd00::1]',
      TRUSTED_PROXIES: '10.0.0.2, 172.16.0.0/12,::1,fd00::/8',
      TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      TILE_ATTRIBUTION: 'Somebody',
      BACK_OFFICE_TASK_URL: 'https://office.example/tasks/{externalTaskId}',
      SHOW_DRIVERS_TABLE: 'off',
      API_BASE: 'https://api.example',
    }
    expect(settingsOf(environment)).toEqual(
      E.right({
        host: '::1',
        port: 0,
        logLevel: 'debug',
        dataDir: '/var/lib/rondrit',
        databaseUrl: 'postgres://rondrit@db/rondrit',
        backupDir: '/var/backups/rondrit',
        backupBeforeUpgrade: false,
        backupHours: 12,
        backupsKept: 14,
        demo: 'off',
        geocoder: 'register',
        pdokUrl: 'http://127.0.0.1:9',
        roads: 'main',
        osrmUrl: 'http://roads.example:5000',
        vroomUrl: 'http://plans.example',
        sessionDays: 7,
        sessionIdleHours: 8,
        auditDays: 90,
        openIdIssuer: 'https://login.example/visser/',
        openIdClient: 'plan',
        openIdSecret: 'geheim',
        openIdClaim: 'employee',
        openIdOrganisation: 'Visser Bezorgt',
        openIdName: 'Visser',
        historyDays: 100,
        userRequestsPerSecond: 20,
        organisationMegabytes: 0,
        https: 'on',
        jobs: 'apart',
        metrics: true,
        corsOrigins: ['https://desk.example', 'http://other.example:8080'],
        hostNames: ['plan.example', 'plan.example.com', 'fd00::1'],
        trustedProxies: ['10.0.0.2', '172.16.0.0/12', '::1', 'fd00::/8'],
        tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
        tileAttribution: 'Somebody',
        backOfficeTaskUrl: 'https://office.example/tasks/{externalTaskId}',
        showDriversTable: false,
        apiBase: 'https://api.example',
      }),
    )
  })

  it.each([
    [
      { DATABASE_URL: 'mysql://root:hunter2@db' },
      'DATABASE_URL: Not an address that begins with postgres:// or postgresql://',
    ],
    [{ OPENID_ISSUER: 'http://login.example' }, 'OPENID_ISSUER: Not an address that begins with https://'],
    [{ PDOK_URL: 'nowhere' }, 'PDOK_URL: Not an address that begins with http:// or https://'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS: Not an address that begins with http:// or https://'],
    [
      { CORS_ORIGINS: 'https://desk.example/app' },
      'CORS_ORIGINS: An origin ends with its host or port: https://desk.example',
    ],
    [
      { CORS_ORIGINS: 'https://desk.example?x' },
      'CORS_ORIGINS: An origin ends with its host or port: https://desk.example',
    ],
    [{ TILE_URL: 'https://tiles.example/{z}/{x}.png' }, 'TILE_URL: Has no place for {z}, {x}, {y}'],
    [
      { BACK_OFFICE_TASK_URL: 'https://office.example' },
      'BACK_OFFICE_TASK_URL: Has no place for {stopId} or {externalTaskId}',
    ],
    [{ OSRM_URL: 'roads' }, 'OSRM_URL: Not an address that begins with http:// or https://'],
    [{ VROOM_URL: 'ftp://plans' }, 'VROOM_URL: Not an address that begins with http:// or https://'],
    [{ SHOW_DRIVERS_TABLE: 'mostly' }, 'SHOW_DRIVERS_TABLE: Not on or off: "mostly"'],
    [
      { JOBS: 'apart' },
      'JOBS: Only a shared database has its jobs done apart: set DATABASE_URL, or leave JOBS at here',
    ],
    [{ HOST_NAMES: 'plan.example:80' }, 'HOST_NAMES: Not a name such as plan.example.com: "plan.example:80"'],
    [{ HOST_NAMES: 'https://plan.example' }, 'HOST_NAMES: Not a name such as plan.example.com: "https://plan.example"'],
    [{ METRICS: 'maybe' }, 'METRICS: Not on or off: "maybe"'],
    [{ SESSION_DAYS: '0' }, 'SESSION_DAYS: Must be at least 1, not "0"'],
    [{ DEMO: 'perhaps' }, 'DEMO: Unknown value "perhaps". Use auto, on or off'],
  ])('the environment %o is refused without printing a password', (environment, line) => {
    expect(settingsOf(environment)).toEqual(E.left([line]))
  })

  it.each(['1', 'proxy.example', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '::1/129', '10.0.0.2, ten'])(
    'the proxy %s is refused',
    (environment) => {
      const wrong = environment.replace(/^.*, /, '')
      expect(settingsOf({ TRUSTED_PROXIES: environment })).toEqual(
        E.left([`TRUSTED_PROXIES: Not an address such as 10.0.0.2, nor a network such as 10.0.0.0/8: "${wrong}"`]),
      )
    },
  )

  it('an empty setting has its default', () => {
    expect(settingsOf({ HOST: '', PORT: ' ', LOG_LEVEL: '' })).toEqual(settingsOf({}))
  })

  it('settings are trimmed, and keywords are case-insensitive', () => {
    expect(settingsOf({ HOST: ' ::1 ', PORT: ' 80 ', LOG_LEVEL: 'Warn' })).toEqual(
      E.right({ ...defaults, host: '::1', port: 80, logLevel: 'warn' }),
    )
  })

  it.each([
    ['65536', 'Must be at most 65535, not'],
    ['-1', 'Must be at least 0, not'],
    ['80.5', 'Not a whole number:'],
    ['4310x', 'Not a number:'],
    ['0x10', 'Not a number:'],
  ])('the port %s is refused', (port, reason) => {
    expect(settingsOf({ PORT: port })).toEqual(E.left([`PORT: ${reason} "${port}"`]))
  })

  it('all errors are listed together, each with its name', () => {
    expect(settingsOf({ PORT: 'web', LOG_LEVEL: 'loud' })).toEqual(
      E.left([
        'PORT: Not a number: "web"',
        'LOG_LEVEL: Unknown value "loud". Use fatal, error, warn, info, debug, trace or silent',
      ]),
    )
  })
})

describe('a variable with a name like that of a setting', () => {
  it.each([
    ['ROAD', 'ROADS'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATBAASE_URL', 'DATABASE_URL'],
    ['OSRM_URLS', 'OSRM_URL'],
    ['POST', 'HOST'],
  ])('%s is answered by one warning', (name, setting) => {
    expect(warningsOf({ [name]: 'x', [setting]: '' })).toEqual([
      `There is no setting ${name}, so it does nothing: is it ${setting}?`,
    ])
  })

  it('other variables of a machine, and settings, are no reason for a warning', () => {
    expect(
      warningsOf({ HOME: '/root', HOSTNAME: 'a', PATH: '/bin', PWD: '/', PORT: '1', DATABASE_URL_FILE: 'a' }),
    ).toEqual([])
  })
})
