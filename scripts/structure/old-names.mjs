/**
 * Names that were replaced, and by which. None may come back.
 *
 * @typedef {object} Replaced
 * @property {Readonly<Record<string, string>>} [words] old word to new word, forbidden as a part of any name:
 *   `fence` also forbids `pageFence` and `page-fence.ts`. Words joined by a hyphen are forbidden one after the other.
 * @property {Readonly<Record<string, string>>} [names] old name to new name, forbidden only as a whole name
 * @property {Readonly<Record<string, string>>} [files] old name to new name, forbidden only for files and folders,
 *   because the word has another meaning that stays
 * @property {string} [under] the folder to which the rule is limited
 */

/** @type {readonly Replaced[]} */
export const replacedNames = [
  {
    words: { room: 'module', rooms: 'modules', fill: 'adapter', fills: 'adapters', fence: 'import rule' },
    names: { Said: 'JsonObject', shown: 'viewModel' },
  },
  { words: { fences: 'import rules', alike: 'deepEqual', remembered: 'memoizeWeak', accident: 'error' } },
  { words: { patience: 'timeout', away: 'unavailable' } },
  {
    words: { turn: 'UndoRedoStep', turned: 'BeforeAfter', touched: 'affected', deed: 'ChangeSummary' },
    names: { outOfPlace: 'conflicts', wordsOf: 'describeChange', inShort: 'compact' },
  },
  { words: { turns: 'StatementScopes', 'log-room': 'log-size', 'table-room': 'table-cache' } },
  {
    words: { 'stop-sheet': 'chunk', 'pin-sheet': 'pinChunk', 'left-out': 'unplanned', 'stop-marks': 'stop-status' },
    names: { inStep: 'assemblePlan', standingAt: 'updatePlacement', Stands: 'ProjectPlan', notAsked: 'notInProblem' },
  },
  {
    words: { handwriting: 'recordShape', misfits: 'schemaErrors', unsound: 'unstorable', sense: 'ParseOrUndefined' },
    names: {
      beyond: 'unknownFields',
      needed: 'requiredField',
      maybe: 'optionalField',
      orNull: 'nullableField',
      yesOrNo: 'booleanCodec',
      filled: 'nonBlankText',
      wording: 'textLike',
      said: 'fieldFinder',
      saidIn: 'parseJsonBody',
    },
  },
  {
    names: { Reader: 'Parser', elsewhere: 'otherTabs', followed: 'eventSource' },
    files: { reading: 'parse' },
    under: 'src/',
  },
  {
    words: { 'called-off': 'cancelled', 'calling-off': 'CancelSignal' },
    names: { CallFailed: 'CallFailure', Tried: 'AttemptName', Leave: 'Unsubscribe' },
  },
  { names: { asked: 'command', told: 'callResult', found: 'requireProject' }, under: 'server/' },
  {
    words: { desk: 'Facade', hand: 'Actions', keeper: 'storage', wishes: 'optimiseOptions', undertaking: 'trackedJob' },
    names: {
      MapBoard: 'MapDisplay',
      AlertBoard: 'AlertActions',
      ToastBoard: 'ToastActions',
      changing: 'changeProject',
      keepUp: 'keepConnected',
      OptimiseAsk: 'OptimiseRequest',
      Asked: 'PreparedRequest',
      Situation: 'OptimisationInput or ProblemSource',
      browsing: 'listState',
    },
  },
  { files: { parts: 'components', entry: 'form-state', addresses: 'frame' }, under: 'src/ui/' },
  {
    words: { 'on-screen': 'view-model', pointed: 'highlighted', 'ride-new': 'add-ride', 'at-work': 'with-app' },
    names: { Coming: 'lazy', drawing: 'icon', look: 'style', here: 'isMounted' },
    under: 'src/ui/',
  },
  {
    words: { gaze: 'camera-control', film: 'zoom-layer', ground: 'base-layers', hands: 'input', 'on-board': 'input' },
    names: { 'rooms-of': 'occupied-boxes', world: 'web-mercator', look: 'pinStyle', door: 'same-place' },
  },
  { words: { piece: 'pinChunk or segment', pieces: 'pinChunk' } },
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
    words: { bell: 'wake-signal', alarm: 'schedule', 'shared-looks': 'shared-reads', 'told-event': 'sse-event' },
    names: { Workplace: 'JobRunnerPorts', JobDesk: 'JobRequestPorts', 'job-life': 'job-transitions' },
  },
  {
    words: { 'fair-line': 'round-robin', 'in-hand': 'claimed-job' },
    files: {
      'boss-queue': 'pg-boss-queue',
      'boss-worker': 'pg-boss-worker',
      'boss-entry': 'pg-boss-entry',
      'boss-connection': 'pg-boss-connection',
      'record-of-job': 'job-updates',
      staying: 'kept-route-totals',
    },
  },
  {
    words: {
      hindrance: 'infeasibility',
      sketch: 'penalisedRoutes or mapDrawing',
      cures: 'findRepairs',
      roadmap: 'CostModel',
      seats: 'semaphore',
      pulse: 'progress-heartbeat',
      fate: 'routeSplit',
      crew: 'driverOrCarrier',
      breach: 'brokenRule',
      nobody: 'NO_VEHICLE',
    },
    names: { 'asked-of-solver': 'to-solver-input', 'orders-of': 'from-solver-output', Task: 'SolveRequest' },
  },
  { names: { Call: 'TourStop', chance: 'random', fine: 'penalty', Order: 'VehicleSequence' } },
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
    names: {
      acceptedVersions: 'ifMatchVersions',
      entriesSince: 'headersSince',
      reapply: 'applyForward',
      isRepeatable: 'hasIdempotencyKey',
      batchChangeInsert: 'delayChangeInsert',
    },
  },
  {
    names: {
      StopReason: 'AbortReason',
      StopMode: 'CancelMode',
      requestStop: 'requestCancellation',
      PresentTour: 'CurrentTour',
      presentRoute: 'inheritedRoute',
      ArrivalShifts: 'ArrivalChanges',
      ShiftOf: 'WorkStartOf',
      HoursOf: 'WorkStartOf',
      Reason: 'FieldReason',
      ReadContext: 'ProjectToEdit',
      OwnPlace: 'OwnMove',
      keyHeader: 'apiKeyHeader',
      maskKey: 'maskApiKey',
      Journey: 'RouteSchedule',
      JourneyFrame: 'ScheduleFrame',
      JourneyStop: 'ScheduledStop',
      RoadTable: 'LegTable',
      followTouches: 'declineAffectedRoutes',
      acceptedOver: 'acceptedOverNewerPlan',
      layProposalOver: 'acceptOverNewerPlan',
      tryBorrow: 'borrowFreePermit',
      wireReactions: 'startReactions',
      lenient: 'fallbackIfInvalid',
      withFallback: 'parseOrFallback',
      withDefault: 'defaultIfAbsent',
      textOrNumber: 'textLike',
      RecordLayout: 'FieldLookup',
      RejectedUpload: 'RefusedUpload',
      visitTimingOf: 'visitTimingLabelsOf',
      colourOf: 'markerColourOf',
      ownColourOf: 'routeColourOf',
      ShortcutList: 'KeyboardShortcuts',
      parseUploadRow: 'parseStopFields',
      'upload-row': 'parse-stop-fields',
      'stop-fields': 'stop-field-spellings',
      StopForm: 'NewStopForm',
      parseStopForm: 'parseNewStopForm',
      emptyStopForm: 'emptyNewStopForm',
      'break-runs': 'break-options',
      pricesAfter: 'pricesFromNow',
      'prices-after': 'prices-from-now',
      updateWaitingJobs: 'updateWorkerNotices',
      fieldWords: 'fieldLabels',
      findUnknownDrivers: 'findUnknownDriversAndCarriers',
      'unknown-drivers': 'unknown-drivers-and-carriers',
      MoveRefusal: 'MoveStopRefusal',
      moveRefusal: 'moveStopRefusal',
      subtitleOf: 'contactLineOf',
      'format-address': 'address-and-contact',
      createDragLayer: 'createMovePreviewLayer',
      'edit-buttons': 'stop-buttons',
      'shortcut-list': 'keyboard-shortcuts',
      PlanningChoices: 'OptimisationInput',
      notDone: 'cancelled',
      isRecord: 'isJsonObject',
      hasHistory: 'serverKeepsHistory',
      finalTimetable: 'timetableWithLateDeparture',
    },
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
]

const turnsAtJunctions =
  'turn TurnRule turnRuleOf turnRules turnRuleCount TurnSequence turnSequencesOf turn-sequences ' +
  'TurnStates turnStatesOf turn-states TURN_ROUND_COST transitionTurnsRound turnsRound withTurn'

/** @type {readonly { names: readonly string[], under?: string, reason: string }[]} */
export const exceptions = [
  {
    names: ['fill', 'fillColor', 'fillStyle', 'fillRect', 'fillText', 'fillAndStroke'],
    reason: 'Array, canvas, pdfkit, Playwright',
  },
  {
    names: ['fillGaps', 'fillAddress', 'fillProject', 'fill-project', 'fillStorage', 'fillIn', 'fillAll'],
    reason: 'the verb: puts values into something',
  },
  { names: ['CSSStyleSheet', 'adoptedStyleSheets'], reason: 'the DOM' },
  { names: ['turns', 'touched', 'crews', 'helps'], reason: 'tables and keys that are stored or sent' },
  { names: turnsAtJunctions.split(' '), reason: 'what a car does at a junction' },
  { names: ['address_service_away'], reason: 'a refusal code that is sent' },
  { names: ['turnPage'], reason: 'the words of §5 for going to another page of a table' },
  { names: ['moved-by-hand', 'foundByHand'], reason: 'by a person, not by the program' },
  { names: ['onBoard'], under: 'src/domain/route/', reason: 'the load that a vehicle carries' },
]
