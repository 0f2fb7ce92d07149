import * as TE from 'fp-ts/TaskEither'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { NetworkStatus } from '../../application/gateway'
import type { Calendar } from '../../application/stop'
import { calendarDateAt } from '../../domain/calendar'
import type { CallFailure } from '../../domain/failure'
import type { Clipboard, OtherTabs } from '../../application/session'
import type { FileSaver } from '../../application/project'
import { parseStoredUser, USER_KEY } from './browser-user-storage'

/** The part of `window` that reports the network status. */
export type NetworkEvents = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>
}

export const browserNetworkStatus = (browserWindow: NetworkEvents): NetworkStatus => ({
  isOnline: () => browserWindow.navigator.onLine,
  onChange: (listener) => {
    const reportOnline = (): void => listener(true)
    const reportOffline = (): void => listener(false)
    browserWindow.addEventListener('online', reportOnline)
    browserWindow.addEventListener('offline', reportOffline)
    return () => {
      browserWindow.removeEventListener('online', reportOnline)
      browserWindow.removeEventListener('offline', reportOffline)
    }
  },
})

const now = (): string => new Date().toISOString()

export const browserCalendar: Calendar = { now, today: () => calendarDateAt(now()) }

/** Browsers offer a clipboard only to pages from HTTPS or localhost, and the user can refuse access. */
export const browserClipboard = (clipboard: () => Pick<Navigator['clipboard'], 'writeText'>): Clipboard => ({
  copy: (text) =>
    TE.tryCatch(
      async () => clipboard().writeText(text),
      () => ({ kind: 'unreachable' }),
    ),
})

/** Browsers read the URL some time after the click. */
const REVOKE_AFTER_MS = 60_000

type SavePicker = (options: {
  readonly suggestedName: string
  readonly types: ReadonlyArray<{ readonly accept: Readonly<Record<string, ReadonlyArray<string>>> }>
}) => Promise<Pick<FileSystemFileHandle, 'createWritable'>>

/** The part of `window` that saves files; Firefox and Safari do not ask where. */
export type SavingWindow = { readonly document: Document; readonly showSaveFilePicker?: SavePicker }

const notWritten: CallFailure = { kind: 'refused', code: 'not_written', message: 'the file could not be written' }

const fileChooser =
  (showSaveFilePicker: SavePicker): FileSaver['chooseFile'] =>
  (name, type) =>
    pipe(
      TE.tryCatch(
        async () =>
          showSaveFilePicker({
            suggestedName: name,
            types: [{ accept: { [type.replace(/;.*/, '')]: [name.slice(name.lastIndexOf('.'))] } }],
          }),
        (error): CallFailure =>
          error instanceof DOMException && error.name === 'AbortError' ? { kind: 'cancelled' } : notWritten,
      ),
      TE.map(
        (handle) => (bytes) =>
          TE.tryCatch(
            async () => {
              const file = await handle.createWritable()
              await file.write(new Uint8Array(bytes))
              await file.close()
            },
            () => notWritten,
          ),
      ),
    )

/** Saves by clicking a link with a `download` attribute, or where the user says. */
export const browserFileSaver = (browserWindow: SavingWindow): FileSaver => ({
  chooseFile: browserWindow.showSaveFilePicker && fileChooser(browserWindow.showSaveFilePicker.bind(browserWindow)),
  save: (name, type, bytes) =>
    TE.tryCatch(
      async () => {
        const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }))
        const { document: ownerDocument } = browserWindow
        const link = ownerDocument.createElement('a')
        link.href = url
        link.download = name
        ownerDocument.body.append(link)
        link.click()
        link.remove()
        setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
      },
      () => ({ kind: 'unreachable' }),
    ),
})

/** The part of `window` that dispatches storage events. */
export type StorageEvents = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Browsers send storage events to all tabs but the one that stored the value. */
export const browserOtherTabs = (browserWindow: StorageEvents): OtherTabs => ({
  onSignedOut: (listener) => {
    // A storage event without a key means that everything was cleared.
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === null || (key === USER_KEY && O.isNone(parseStoredUser(newValue)))) listener()
    }
    browserWindow.addEventListener('storage', onStorage)
    return () => browserWindow.removeEventListener('storage', onStorage)
  },
})
