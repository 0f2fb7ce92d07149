import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenMapBoard } from '../../application/map'
import type { CallFailure } from '../../domain/failure'
import type { AppConfig } from '../../domain/config'
import { caller } from '../http'
import { saidIn } from '../http/parse-json-body'
import { idle } from './wait-until-idle'

const FILE_WITHIN_MS = 30_000

/** Leaflet comes when the page has been painted and has nothing else to do: the map waits for nobody's first screen. */
export const leafletBoards = ({
  tileUrl,
  tileAttribution,
}: Pick<AppConfig, 'tileUrl' | 'tileAttribution'>): OpenMapBoard<HTMLElement> => {
  const ask = caller({ base: '', patience: FILE_WITHIN_MS })
  const settings = {
    tiles: tileUrl === '' ? undefined : { url: tileUrl, attribution: tileAttribution },
    ask: (address: string) =>
      pipe(
        ask({ method: 'GET', path: address, isOpen: true }),
        TE.flatMapEither(({ bytes }) => saidIn(bytes)),
      ),
  }
  return (place, reports) =>
    TE.tryCatch(
      async () => {
        await idle()
        const { leafletMapBoard: leafletMapDisplay } = await import('../leaflet')
        return leafletMapDisplay(place, settings, reports)
      },
      (): CallFailure => ({ kind: 'unreachable' }),
    )
}
