const heading = document.getElementById('heading')
const said = document.getElementById('said')
const facts = document.getElementById('facts')

const keyOf = () => {
  try {
    return JSON.parse(localStorage.getItem('currentUser') ?? '{}').api_key
  } catch {
    return undefined
  }
}

const shown = (stop) => [
  ['Type', stop.type],
  ['Priority', stop.priority],
  ['Contact', stop.contactName],
  ['Address', stop.addressSummary],
  ['Time window', [stop.timeSlotEarliest, stop.timeSlotLatest].filter(Boolean).join(' – ')],
  ['Products', stop.productDescription],
  ['Notes', stop.notes],
  ['Route', stop.routeName],
  ['Stop number', stop.stopNumber > 0 ? String(stop.stopNumber) : 'Not planned'],
  ['Task ids', (stop.groupedExternalTaskIds ?? []).join(', ')],
]

const show = (stop) => {
  heading.textContent = stop.customerName
  document.title = `${stop.customerName} – Rondrit`
  said.textContent = ''
  for (const [name, value] of shown(stop)) {
    if (!value) continue
    facts.append(Object.assign(document.createElement('dt'), { textContent: name }))
    facts.append(Object.assign(document.createElement('dd'), { textContent: value }))
  }
}

const words = { 401: 'Please log in to Rondrit first, then open this task again.', 404: 'There is no such task.' }

const load = async () => {
  const key = keyOf()
  const id = location.pathname.split('/').pop()
  const answer = await fetch(`/delivery/v2/tasks/${id}`, { headers: key === undefined ? {} : { 'X-API-KEY': key } })
  if (answer.ok) show(await answer.json())
  else said.textContent = words[answer.status] ?? 'This task cannot be shown now. Please try again later.'
}

load().catch(() => {
  said.textContent = 'The server cannot be reached. Please try again later.'
})
