/**
 * @param {string} id
 * @param {string} text
 */
const setText = (id, text) => {
  const element = document.getElementById(id)
  if (element !== null) element.textContent = text
}

/**
 * @param {unknown} from
 * @param {string} name
 * @returns {unknown}
 */
const field = (from, name) =>
  typeof from === 'object' && from !== null ? Object.getOwnPropertyDescriptor(from, name)?.value : undefined

/**
 * The texts of these fields joined in one line; empty if there are none.
 *
 * @param {unknown} stop
 * @param {...string} names
 */
const joinFields = (stop, ...names) => names.flatMap((name) => textsIn(field(stop, name))).join(' – ')

/**
 * @param {unknown} value
 * @returns {string[]}
 */
const textsIn = (value) => {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** @param {unknown} stop */
const stopNumberText = (stop) => {
  const stopNumber = field(stop, 'stopNumber')
  return typeof stopNumber === 'number' && stopNumber > 0 ? String(stopNumber) : 'Not planned'
}

/** @param {unknown} stop */
const showStop = (stop) => {
  const name = joinFields(stop, 'customerName')
  setText('heading', name)
  setText('said', '')
  document.title = `${name} – Rondrit`
  const details = [
    ['Type', joinFields(stop, 'type')],
    ['Priority', joinFields(stop, 'priority')],
    ['Contact', joinFields(stop, 'contactName')],
    ['Address', joinFields(stop, 'addressSummary')],
    ['Time window', joinFields(stop, 'timeSlotEarliest', 'timeSlotLatest')],
    ['Products', joinFields(stop, 'productDescription')],
    ['Notes', joinFields(stop, 'notes')],
    ['Route', joinFields(stop, 'routeName')],
    ['Stop number', stopNumberText(stop)],
    ['Task ids', joinFields(stop, 'groupedExternalTaskIds')],
  ]
  for (const [label = '', text = ''] of details) {
    if (text === '') continue
    const [term, description] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = label
    description.textContent = text
    document.getElementById('facts')?.append(term, description)
  }
}

/** @returns {Record<string, string>} */
const apiKeyHeaders = () => {
  try {
    /** @type {unknown} */
    const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}')
    const apiKey = field(user, 'api_key')
    return typeof apiKey === 'string' ? { 'X-API-KEY': apiKey } : {}
  } catch {
    return {}
  }
}

/** @param {number} status */
const refusalMessage = (status) => {
  if (status === 401) return 'Please log in to Rondrit first, then open this task again.'
  if (status === 404) return 'There is no such task.'
  return 'This task cannot be shown now. Please try again later.'
}

/** Prefix of every request path; empty where this page and the API share an origin. */
const apiBase = async () => {
  const answer = await fetch('/config.json')
  /** @type {unknown} */
  const config = answer.ok ? await answer.json() : {}
  const base = field(config, 'apiBase')
  return typeof base === 'string' ? base.replace(/\/+$/, '') : ''
}

const load = async () => {
  const id = location.pathname.split('/').at(-1) ?? ''
  const answer = await fetch(`${await apiBase()}/delivery/v2/tasks/${id}`, { headers: apiKeyHeaders() })
  if (!answer.ok) setText('said', refusalMessage(answer.status))
  else {
    /** @type {unknown} */
    const stop = await answer.json()
    showStop(stop)
  }
}

load().catch(() => setText('said', 'The server cannot be reached. Please try again later.'))
