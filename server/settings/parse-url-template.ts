import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Parser } from '../../src/domain/parse'
import { webAddress } from './parse-url'

/** A URL with placeholders; of each group of choices it must hold at least one. */
export const template =
  (...choices: ReadonlyArray<ReadonlyArray<string>>): Parser<string> =>
  (value) =>
    pipe(
      webAddress('http', 'https')(value),
      E.filterOrElse(
        (text) => choices.every((places) => places.some((place) => text.includes(place))),
        () => `Has no place for ${choices.map((places) => places.join(' or ')).join(', ')}`,
      ),
    )
