/** Responsible for requests: reading and checking them, answering, and refusing in words. */
export {
  emptyResult,
  callResult,
  type AuthorisedCommand,
  type CallResult,
  type EncodedResult,
} from './command-and-result'
export { enclosedParts, partEncoder, partsInSteps, type Parts } from './answer-parts'
export { administratorRequired } from './key-check'
export { addBodyParsers } from './body-parsers'
export { answerMalformedRequest, refuseExpectation } from './malformed-request'
export { hostNameIn, refuseOtherHosts } from './host-names'
export { sendRefusal, refuseUnreadableUrl, handleErrors, asError } from './send-refusal'
export { logAnswers, loggerOptions, openLog, type Log, urlPathOf } from './logging'
export { addSecurityHeaders, securityHeaders, contentPolicy } from './security-headers'
export { fairRequests } from './fair-start'
export { requestLimits } from './request-limits'
export { storedBytesLimit } from './stored-bytes'
export { serve, type Serve } from './serve'
export type { ServePorts } from './serve-ports'
export { attachmentHeader, type Stream } from './send-answer'
