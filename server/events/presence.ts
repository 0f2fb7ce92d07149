import { randomUUID } from 'node:crypto'
import { isJsonObject } from '../../src/domain/parse'
import type { PresentUser } from '../../src/domain/project'
import type { OrganisationId, ProjectId } from '../storage'
import { type Exchange, keyOfTopic, topicOf } from './event-bus'
import type { StartTimer } from './follow-feed'

/** Who follows which project, in this process and in others. */
export type Presence = {
  /** One more stream of a user. Calling the result ends it; a user who comes back soon after has not been away. */
  readonly join: (follower: Follower, onChange: () => void) => () => void
  /** the other users, in the order of arrival */
  readonly othersOf: (follower: Follower) => ReadonlyArray<PresentUser>
}

export type Follower = {
  readonly organisation: OrganisationId
  readonly project: ProjectId
  readonly username: string
}

export type PresencePorts = {
  readonly exchange: Exchange
  readonly now: () => Date
  readonly startTimer?: StartTimer
}

/** A user who reloads the page, or loses the connection for a moment, stays listed. */
const RECONNECT_GRACE_MS = 5_000

/** How often a process says who is there, and after what silence its users count as gone. */
const RENEWAL_MS = 10_000
const EXPIRY_MS = 25_000

/** A message of PostgreSQL holds 8,000 bytes at most. */
const MAX_SENT_USERS = 10

/** Timers that do not keep the process running. */
const startBackgroundTimer: StartTimer = (ms, callback) => {
  const timer = setTimeout(callback, ms).unref()
  return () => clearTimeout(timer)
}

type ProjectPresence = {
  /** the users of this process, with the number of their streams */
  readonly ownUsers: Map<string, { readonly since: string; streams: number; cancelRemoval: () => void }>
  /** by process id */
  readonly otherProcesses: Map<
    string,
    { readonly users: ReadonlyArray<PresentUser>; readonly cancelExpiry: () => void }
  >
  readonly listeners: Set<() => void>
}

export const openPresence = ({ exchange, now, startTimer = startBackgroundTimer }: PresencePorts): Presence => {
  const processId = randomUUID()
  const byKey = new Map<string, ProjectPresence>()
  let isRenewing = false

  const announce = (key: string, { ownUsers }: ProjectPresence, isQuestion: boolean): void =>
    exchange.send(key, { processId, isQuestion, users: usersIn(ownUsers).slice(0, MAX_SENT_USERS) })

  const update = (project: ProjectPresence, change: () => void): void => {
    const before = namesIn(project)
    change()
    if (namesIn(project) !== before) for (const listener of Array.from(project.listeners)) listener()
  }

  const renew = (): void => {
    isRenewing = byKey.size > 0
    if (!isRenewing) return
    for (const [key, project] of byKey) announce(key, project, false)
    startTimer(RENEWAL_MS, renew)
  }

  const remove = (key: string, project: ProjectPresence, username: string): void => {
    update(project, () => project.ownUsers.delete(username))
    announce(key, project, false)
    if (project.ownUsers.size > 0) return
    for (const { cancelExpiry } of project.otherProcesses.values()) cancelExpiry()
    byKey.delete(key)
  }

  const receive = (key: string, value: unknown): void => {
    const [project, message] = [byKey.get(key), parseMessage(value)]
    if (project === undefined || message === undefined) return
    const { processId: sender, users, isQuestion } = message
    const forget = (): void => update(project, () => project.otherProcesses.delete(sender))
    update(project, () => {
      project.otherProcesses.get(sender)?.cancelExpiry()
      if (users.length === 0) project.otherProcesses.delete(sender)
      else project.otherProcesses.set(sender, { users, cancelExpiry: startTimer(EXPIRY_MS, forget) })
    })
    if (isQuestion) announce(key, project, false)
  }
  exchange.onValue(receive)

  return {
    join: (follower, onChange) => {
      const { username } = follower
      const key = keyOf(follower)
      const project: ProjectPresence = byKey.get(key) ?? {
        ownUsers: new Map(),
        otherProcesses: new Map(),
        listeners: new Set(),
      }
      const isFirst = project.ownUsers.size === 0
      byKey.set(key, project)
      const user = project.ownUsers.get(username) ?? {
        since: now().toISOString(),
        streams: 0,
        cancelRemoval: () => undefined,
      }
      user.cancelRemoval()
      user.streams += 1
      if (user.streams === 1) {
        update(project, () => project.ownUsers.set(username, user))
        announce(key, project, isFirst)
      }
      project.listeners.add(onChange)
      if (!isRenewing) {
        isRenewing = true
        startTimer(RENEWAL_MS, renew)
      }
      return () => {
        if (!project.listeners.delete(onChange)) return
        user.streams -= 1
        if (user.streams === 0)
          user.cancelRemoval = startTimer(RECONNECT_GRACE_MS, () => remove(key, project, username))
      }
    },
    othersOf: (follower) => {
      const project = byKey.get(keyOf(follower))
      return project === undefined ? [] : allUsers(project).filter(({ name }) => name !== follower.username)
    },
  }
}

const keyOf = ({ organisation, project }: Follower): string => keyOfTopic(organisation, topicOf.project(project))

const usersIn = (ownUsers: ProjectPresence['ownUsers']): ReadonlyArray<PresentUser> =>
  Array.from(ownUsers, ([name, { since }]) => ({ name, since }))

/** Each user once, although several processes may have one. */
const allUsers = ({ ownUsers, otherProcesses }: ProjectPresence): ReadonlyArray<PresentUser> => {
  const byName = new Map<string, PresentUser>()
  const users = [...usersIn(ownUsers), ...Array.from(otherProcesses.values(), (other) => other.users).flat()]
  for (const user of users.toSorted((one, other) => one.since.localeCompare(other.since)))
    if (!byName.has(user.name)) byName.set(user.name, user)
  return [...byName.values()]
}

const namesIn = (project: ProjectPresence): string => JSON.stringify(allUsers(project).map(({ name }) => name))

type PresenceMessage = {
  readonly processId: string
  /** whether the other processes are to answer who is there */
  readonly isQuestion: boolean
  readonly users: ReadonlyArray<PresentUser>
}

/** Undefined for the message of another release that says it in another way. */
const parseMessage = (message: unknown): PresenceMessage | undefined => {
  if (!isJsonObject(message)) return undefined
  const { processId, isQuestion, users } = message
  if (typeof processId !== 'string' || !Array.isArray(users)) return undefined
  return { processId, isQuestion: isQuestion === true, users: users.flatMap(presentUserOf) }
}

const presentUserOf = (value: unknown): ReadonlyArray<PresentUser> => {
  if (!isJsonObject(value)) return []
  const { name, since } = value
  return typeof name === 'string' && typeof since === 'string' ? [{ name, since }] : []
}
