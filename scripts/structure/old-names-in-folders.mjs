/**
 * Names that were replaced in one folder, and that may stand for something else in the others.
 *
 * @type {readonly import('./old-names.mjs').Replaced[]}
 */
export const namesReplacedInFolders = [
  {
    names: { Reader: 'Parser', elsewhere: 'otherTabs', followed: 'eventSource' },
    files: { reading: 'parse' },
    under: 'src/',
  },
  { names: { here: 'ownUsers', elsewhere: 'otherProcesses' }, under: 'server/events/' },
  { names: { asked: 'command', told: 'callResult', found: 'requireProject' }, under: 'server/' },
  { files: { parts: 'components', entry: 'form-state', addresses: 'frame' }, under: 'src/ui/' },
  {
    words: { 'on-screen': 'view-model', pointed: 'highlighted', 'ride-new': 'add-ride', 'at-work': 'with-app' },
    names: {
      Coming: 'lazy',
      drawing: 'icon',
      look: 'style',
      here: 'isMounted',
      VersionPrice: 'FactsPrice',
      VersionLine: 'FactsPriceLine',
      administers: 'showsAdministration',
    },
    under: 'src/ui/',
  },
  {
    words: { workshop: 'PlanEditPorts', doorkeeper: 'apiKeyCheck', repeats: 'idempotency' },
    names: { World: 'Dependencies', hear: 'onMessage', heard: 'onMessage', tell: 'publish' },
    files: {
      opening: 'startup',
      life: 'lifecycle',
      lookup: 'address',
      book: 'geocoder',
      recent: 'lru-map',
      service: 'fetch-json',
      flow: 'sendStream',
      following: 'events',
    },
    under: 'server/',
  },
  {
    words: { backlog: 'pendingRows', doubts: 'CacheCheck', glance: 'peek', birth: 'creationInfo' },
    names: {
      Speaker: 'StatementRunner',
      Say: 'execute',
      phrase: 'reusableStatement',
      Unit: 'UnitOfWork',
      afterwards: 'afterCommit',
      together: 'group-commit',
      door: 'in-flight-gate',
      later: 'batched',
      'plan-memory': 'plan-cache',
      'draft-over': 'plan-cache',
    },
    under: 'server/storage/',
  },
  { names: { words: 'textCodec', choice: 'enumCodec', amount: 'numberCodec' }, under: 'contract/codec/' },
  { names: { Shape: 'Codec', AnyShape: 'AnyCodec', strictShape: 'strictCodec' }, under: 'contract/' },
  {
    names: { Problem: 'SolverInput', Plan: 'SolverOutput', Facts: 'Instance' },
    files: { opening: 'initial-plan' },
    under: 'optimiser/',
  },
  {
    words: { pinned: 'fixed position', stride: 'maxRouteNodes' },
    names: { pin: 'fixedPosition' },
    under: 'optimiser/',
  },
  { words: { violation: 'brokenRule' }, names: { RouteClock: 'SecondsIntoRouteDay' }, under: 'src/' },
  { names: { undoChange: 'planAfterUndo', redoChange: 'planAfterRedo' }, under: 'src/domain/' },
  { files: { call: 'failure' }, under: 'src/domain/' },
  { words: { slips: 'mutants' }, names: { given: 'arbitrary' }, under: 'tests/' },
  { files: { 'stop-table': 'stop-columns' }, under: 'server/' },
]
