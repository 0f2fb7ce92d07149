/**
 * @param {string} id
 * @param {string} words
 */
const say = (id, words) => {
  const place = document.getElementById(id)
  if (place !== null) place.textContent = words
}

/**
 * @param {unknown} from
 * @param {string} name
 * @returns {unknown}
 */
const field = (from, name) =>
  typeof from === 'object' && from !== null ? Object.getOwnPropertyDescriptor(from, name)?.value : undefined

/**
 * The texts of these fields in one line; empty where they hold none.
 *
 * @param {unknown} stop
 * @param {...string} names
 */
const line = (stop, ...names) => names.flatMap((name) => wordsIn(field(stop, name))).join(' – ')

/**
 * @param {unknown} said
 * @returns {string[]}
 */
const wordsIn = (said) => {
  if (Array.isArray(said)) return said.flatMap(wordsIn)
  return typeof said === 'string' && said !== '' ? [said] : []
}

/** @param {unknown} stop */
const number = (stop) => {
  const said = field(stop, 'stopNumber')
  return typeof said === 'number' && said > 0 ? String(said) : 'Not planned'
}

/** @param {unknown} stop */
const show = (stop) => {
  const name = line(stop, 'customerName')
  say('heading', name)
  say('said', '')
  document.title = `${name} – Rondrit`
  const facts = [
    ['Type', line(stop, 'type')],
    ['Priority', line(stop, 'priority')],
    ['Contact', line(stop, 'contactName')],
    ['Address', line(stop, 'addressSummary')],
    ['Time window', line(stop, 'timeSlotEarliest', 'timeSlotLatest')],
    ['Products', line(stop, 'productDescription')],
    ['Notes', line(stop, 'notes')],
    ['Route', line(stop, 'routeName')],
    ['Stop number', number(stop)],
    ['Task ids', line(stop, 'groupedExternalTaskIds')],
  ]
  for (const [label = '', words = ''] of facts) {
    if (words === '') continue
    const [term, description] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = label
    description.textContent = words
    document.getElementById('facts')?.append(term, description)
  }
}

/** @returns {Record<string, string>} */
const key = () => {
  try {
    /** @type {unknown} */
    const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}')
    const found = field(user, 'api_key')
    return typeof found === 'string' ? { 'X-API-KEY': found } : {}
  } catch {
    return {}
  }
}

/** @param {number} status */
const refusal = (status) => {
  if (status === 401) return 'Please log in to Rondrit first, then open this task again.'
  if (status === 404) return 'There is no such task.'
  return 'This task cannot be shown now. Please try again later.'
}

/** What stands before the path of every call; empty where this page comes from the same server. */
const apiBase = async () => {
  const answer = await fetch('/config.json')
  /** @type {unknown} */
  const config = answer.ok ? await answer.json() : {}
  const said = field(config, 'apiBase')
  return typeof said === 'string' ? said.replace(/\/+$/, '') : ''
}

const load = async () => {
  const id = location.pathname.split('/').at(-1) ?? ''
  const answer = await fetch(`${await apiBase()}/delivery/v2/tasks/${id}`, { headers: key() })
  if (!answer.ok) say('said', refusal(answer.status))
  else {
    /** @type {unknown} */
    const stop = await answer.json()
    show(stop)
  }
}

load().catch(() => say('said', 'The server cannot be reached. Please try again later.'))
