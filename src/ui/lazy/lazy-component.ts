import { createElement, use, type ComponentType } from 'react'
import { comingOf } from './lazy'

/** A part of the pages that is loaded when it is first wanted, or before that. */
export type Piece<P> = ComponentType<P> & Prepared

export type Prepared = {
  /** Settles once it has arrived or failed to; the failure shows where the piece is used. */
  readonly prepare: () => Promise<void>
}

/** A piece did not arrive. A browser asks for a file of code only once, so that it takes a new page to ask again. */
export class PieceLost extends Error {}

export const arrived = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load()
  } catch (error) {
    throw new PieceLost('A part of the page did not arrive', { cause: error })
  }
}

export const pieceOf = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): Piece<P> => {
  const coming = comingOf(async () => (await arrived(load)).default)
  const Shown = (props: P) => createElement(use(coming()), props)
  return Object.assign(Shown, {
    prepare: async () => {
      await coming().catch(() => undefined)
    },
  })
}
