import { truncated } from '../../src/domain/text'
import type { Answer } from './play/answered'
import type { Party } from './play/party'
import type { Request } from './play/request'

const LONGEST = 300
const LONGEST_BODY = 1_500

/** What was asked and answered, request by request, for people to read. */
export const diary = () => {
  const lines: string[] = []
  return {
    write: ({ name }: Party, { method, url, headers, payload }: Request, { status, text }: Answer): void => {
      const { 'x-api-key': _, ...others } = headers
      lines.push(
        [
          `${name}: ${method} ${truncated(url, LONGEST)}`,
          ...Object.entries(others).map(([header, value]) => `  ${header}: ${truncated(value, LONGEST)}`),
          ...(payload === undefined ? [] : [`  ${truncated(String(payload), LONGEST_BODY)}`]),
          `  -> ${status} ${truncated(text, LONGEST)}`,
        ].join('\n'),
      )
    },
    text: (): string => lines.map((line, at) => `${at + 1}. ${line}`).join('\n'),
  }
}
