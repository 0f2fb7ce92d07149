import * as E from 'fp-ts/Either'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { MoveDialog } from '../../application/move'
import type { Plan } from '../../domain/plan'
import { useApp } from '../app-facade'
import { backIcon, Button, closeIcon, Icon, IconButton, searchIcon } from '../components'
import { PutOnMapLink } from '../plan'
import { useTopLayer } from './top-layer'
import type { ListOpener, MoveDialogPage } from './move-dialog-view-model'
import { useMoveList } from './use-move-list'
import { MoveOptionList } from './move-option-list'
import type { MoveOption } from './move-options'
import './move-dialog.css'

/** The routes that stops can go to, with what each would cost. */
export const MoveDialogPart = observer(() => {
  const { move, plan } = useApp()
  const [dialog, open] = [move.dialog.value, plan.store.plan]
  return dialog === undefined || open === undefined ? null : (
    <OpenDialog key={dialog.stops.join()} dialog={dialog} plan={open} />
  )
})

const OpenDialog = observer(({ dialog, plan }: { readonly dialog: MoveDialog; readonly plan: Plan }) => {
  const { move, selection } = useApp()
  const [query, setQuery] = useState('')
  const [page, setPage] = useState<MoveDialogPage>({ kind: dialog.page ?? 'routes' })
  const [activeKey, setActiveKey] = useState<string>()
  const [refusedKey, setRefusedKey] = useState<string>()
  const [element, style] = useTopLayer(move.closeDialog)
  const titleElement = useRef<HTMLHeadingElement>(null)
  const fieldElement = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The button that opened the page is gone. The field would bring up the keyboard of a phone.
    if (document.activeElement === document.body) titleElement.current?.focus({ preventScroll: true })
  }, [page])
  const id = useId()
  const list = useMoveList({ dialog, plan, query, page, hasHighlightedOption: activeKey !== undefined })
  const { title, remarks, heading, options, openers, bestLabel, emptyMessage, notice, isListed } = list
  const keys = [...options.map(({ key }) => key), ...openers.map(({ listName }) => listName)]
  const highlighted = keys.indexOf(activeKey ?? '')
  const isUnsorted = dialog.prices.kind === 'loading' && query.trim() === ''
  const active = highlighted >= 0 ? highlighted : isUnsorted ? -1 : firstActiveOf(options, openers, page, query)
  const activeOption = options[active]
  useEffect(() => {
    if (activeOption === undefined || activeOption.price === 'loading') return move.previewMove(undefined)
    const timer = setTimeout(() => move.previewMove(activeOption), PREVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  })

  const activate = (key: string | undefined, refused?: string): void => {
    setActiveKey(key)
    setRefusedKey(refused)
  }
  const openPage = (next: MoveDialogPage, nextQuery = ''): void => {
    setPage(next)
    setQuery(nextQuery)
    activate(undefined)
    if (next.kind !== 'other days') move.leaveOtherDays()
  }
  const moveAndDeselect = async (wanted: Parameters<typeof move.moveStops>[0]): Promise<void> => {
    if (E.isRight(await move.moveStops(wanted))) selection.remove(wanted.stops)
  }
  const openList = (kind: ListOpener['listName']): void => {
    openPage({ kind }, query)
    if (kind === 'other days') void move.readOtherDays()
  }
  const choose = (option: MoveOption): void => {
    if (option.lock !== undefined) return activate(option.key, option.key)
    const { stops, seenPlan } = dialog
    move.closeDialog()
    if (option.isStay) return
    void moveAndDeselect({ stops, to: option.to, position: option.position, seenPlan })
  }
  const chooseActive = (): void => {
    const opener = openers[active - options.length]
    if (activeOption !== undefined) choose(activeOption)
    else if (opener?.isEmpty === false) openList(opener.listName)
  }
  const openPositions = (option: MoveOption | undefined): void => {
    if (option?.hasPositions !== true || option.to.kind !== 'route') return
    openPage({ kind: 'positions', route: option.to.index })
    void move.readPositionPrices()
  }
  const stepOut = (): void => (page.kind === 'routes' ? move.closeDialog() : openPage({ kind: 'routes' }))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isEmpty = query === ''
    const commands: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => activate(keys[Math.min(active + 1, keys.length - 1)]),
      ArrowUp: () => activate(keys[Math.max(active - 1, 0)]),
      Enter: chooseActive,
      ArrowRight: isEmpty
        ? () => (activeOption === undefined ? chooseActive() : openPositions(activeOption))
        : undefined,
      ArrowLeft: isEmpty && page.kind !== 'routes' ? stepOut : undefined,
    }
    const command = commands[event.key]
    if (command === undefined) return
    event.preventDefault()
    command()
  }

  return (
    <div
      role="dialog"
      className={isListed ? 'rr-move' : 'rr-move is-waiting'}
      ref={element}
      popover="auto"
      aria-modal="true"
      aria-label={title}
    >
      <div
        className="rr-move__card"
        style={style}
        role="presentation"
        onKeyDown={(event) => {
          // Keeps keys from the shortcuts of the page behind it.
          event.stopPropagation()
          if (event.key === 'Tab') focusNext(event)
          if (event.key === 'Escape') {
            event.preventDefault()
            stepOut()
          } else if (event.target === titleElement.current && event.key !== 'Tab') {
            fieldElement.current?.focus({ preventScroll: true })
            onKeyDown(event)
          }
        }}
      >
        <h2 className="rr-move__title" ref={titleElement} tabIndex={-1}>
          {title}
        </h2>
        {remarks.map(({ icon, text, unplaced }) => (
          <p key={text} className="rr-move__remark">
            <Icon icon={icon} size={14} />
            <span>{text}</span>
            {unplaced === undefined ? null : <PutOnMapLink stop={unplaced} onFollow={move.closeDialog} />}
          </p>
        ))}
        <div className="rr-move__find">
          <Icon icon={searchIcon} />
          <input
            className="input"
            ref={fieldElement}
            role="combobox"
            aria-expanded="true"
            aria-haspopup="grid"
            aria-controls={id}
            aria-activedescendant={keys[active] === undefined ? undefined : `${id}-${active}`}
            aria-label="Route or driver"
            placeholder="Route or driver"
            autoComplete="off"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value)
              activate(undefined)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {page.kind === 'routes' ? null : (
          <div className="rr-move__back">
            <Button
              label="All routes"
              icon={backIcon}
              variant="small quiet"
              onPress={() => openPage({ kind: 'routes' })}
            />
          </div>
        )}
        <MoveOptionList
          id={id}
          heading={heading}
          options={options}
          bestLabel={bestLabel}
          openers={openers}
          emptyMessage={emptyMessage}
          active={active}
          onHover={(index) => activate(keys[index])}
          onChoose={choose}
          onOpen={openList}
          onOpenPositions={openPositions}
        />
        <p className="rr-move__none" role="status">
          {activeOption?.lock === undefined || refusedKey !== activeOption.key
            ? notice
            : `${activeOption.lock}, nothing was moved`}
        </p>
        <p className="rr-move__foot" aria-hidden="true">
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> choose
          </span>
          <span>
            <kbd>Enter</kbd> move
          </span>
          {dialog.stops.length === 1 && page.kind === 'routes' ? (
            <span>
              <kbd>→</kbd> choose the place
            </span>
          ) : null}
          <span>
            <kbd>Esc</kbd> {page.kind === 'routes' ? 'close' : 'back'}
          </span>
        </p>
        <IconButton label="Close" icon={closeIcon} variant="close" onPress={move.closeDialog} />
      </div>
    </div>
  )
})

/** The map follows an option that stays active for this long, so that it never delays the list. */
const PREVIEW_AFTER_MS = 120

/**
 * Routes are listed best first, but positions in their order. The stops never stay where they are by default, and are
 * unplanned by default only where the user looks for that.
 */
const firstActiveOf = (
  options: ReadonlyArray<MoveOption>,
  openers: ReadonlyArray<ListOpener>,
  page: MoveDialogPage,
  query: string,
): number => {
  if (page.kind === 'positions')
    return Math.max(
      0,
      options.findIndex(({ isBest }) => isBest),
    )
  const others = options.filter(({ isStay, to }) => !isStay && (to.kind !== 'unplanned' || query.trim() !== ''))
  const first = others.find(({ lock, to }) => lock === undefined && to.kind !== 'unplanned') ?? others[0]
  if (first !== undefined) return options.indexOf(first)
  const opener = openers.findIndex(({ isEmpty }) => !isEmpty)
  return opener < 0 ? -1 : options.length + opener
}

/** Keeps the focus within the dialog; its options are reached by the arrow keys. */
const focusNext = (event: KeyboardEvent<HTMLDivElement>): void => {
  const elements = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a, input, button:not([tabindex="-1"])'),
  ].filter((element) => element.checkVisibility())
  const current = elements.findIndex((element) => element === document.activeElement)
  event.preventDefault()
  elements.at((current + (event.shiftKey ? -1 : 1)) % elements.length)?.focus()
}
