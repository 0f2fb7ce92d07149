import { truncate } from '../../src/domain/text'
import type { OnAnswer } from './play/fuzz-client'

const MAX_LENGTH = 300
const MAX_BODY_LENGTH = 1_500

/** A readable log of all requests and answers in order. */
export const createRequestLog = () => {
  const entries: Parameters<OnAnswer>[] = []
  return {
    write: (...entry: Parameters<OnAnswer>): void => void entries.push(entry),
    text: (): string => entries.map((entry, index) => `${index + 1}. ${formatEntry(...entry)}`).join('\n'),
  }
}

const formatEntry: (...entries: Parameters<OnAnswer>) => string = (
  { name },
  { method, url, headers, payload },
  { status, text },
) => {
  const { 'x-api-key': _, ...others } = headers
  return [
    `${name}: ${method} ${truncate(url, MAX_LENGTH)}`,
    ...Object.entries(others).map(([header, value]) => `  ${header}: ${truncate(value, MAX_LENGTH)}`),
    ...(payload === undefined ? [] : [`  ${truncate(String(payload), MAX_BODY_LENGTH)}`]),
    `  -> ${status} ${truncate(text, MAX_LENGTH)}`,
  ].join('\n')
}
