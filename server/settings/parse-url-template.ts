import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Parser } from '../../src/domain/parse'
import { urlParser } from './parse-url'

/** A URL with placeholders; of each group of choices it must hold at least one. */
export const urlTemplateParser =
  (...placeholderGroups: ReadonlyArray<ReadonlyArray<string>>): Parser<string> =>
  (value) =>
    pipe(
      urlParser('http', 'https')(value),
      E.filterOrElse(
        (text) =>
          placeholderGroups.every((placeholders) => placeholders.some((placeholder) => text.includes(placeholder))),
        () => `Has no place for ${placeholderGroups.map((placeholders) => placeholders.join(' or ')).join(', ')}`,
      ),
    )
