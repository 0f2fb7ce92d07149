import { truncate } from '../../src/domain/text'
import type { Witness } from './play/fuzz-client'

const LONGEST = 300
const LONGEST_BODY = 1_500

/** All requests and answers in order, for people to read. */
export const diary = () => {
  const seen: Parameters<Witness>[] = []
  return {
    write: (...one: Parameters<Witness>): void => void seen.push(one),
    text: (): string => seen.map((one, at) => `${at + 1}. ${lineOf(...one)}`).join('\n'),
  }
}

const lineOf: (...seen: Parameters<Witness>) => string = (
  { name },
  { method, url, headers, payload },
  { status, text },
) => {
  const { 'x-api-key': _, ...others } = headers
  return [
    `${name}: ${method} ${truncate(url, LONGEST)}`,
    ...Object.entries(others).map(([header, value]) => `  ${header}: ${truncate(value, LONGEST)}`),
    ...(payload === undefined ? [] : [`  ${truncate(String(payload), LONGEST_BODY)}`]),
    `  -> ${status} ${truncate(text, LONGEST)}`,
  ].join('\n')
}
