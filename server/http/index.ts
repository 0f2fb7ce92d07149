/** Knows how the server speaks HTTP: headers, refusals, wrong methods and the log. */
export { answerBrokenRequest } from './broken-request'
export { refuse, refuseAddress, refuseFailures } from './failures'
export { methodsAt, type KnownPath } from './known-paths'
export { logAnswers, logging } from './logging'
export { pathOf } from './path-of'
export { addSecurityHeaders, contentPolicy } from './security-headers'
