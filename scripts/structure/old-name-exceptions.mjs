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
