import { Suspense, type ComponentType } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pieceOf } from '../../../src/ui/lazy'
import { show } from '../components/render-component'

const Screen = ({ of }: { readonly of: string }) => <p>{`Details of ${of}`}</p>

const asked = () => {
  const seen = { times: 0 }
  const Piece = pieceOf(async () => {
    seen.times += 1
    return { default: Screen }
  })
  return { seen, Piece }
}

const inFrame = (Piece: ComponentType<{ readonly of: string }>, of = 'stop 10') => (
  <Suspense fallback={<p>On its way</p>}>
    <Piece of={of} />
  </Suspense>
)

describe('a piece of the page', () => {
  it('shows once it has come', async () => {
    const { Piece } = asked()
    show(inFrame(Piece))
    await expect.element(page.getByText('Details of stop 10')).toBeVisible()
  })

  it('shows at once where it was prepared', async () => {
    const { Piece } = asked()
    await Piece.prepare()
    show(inFrame(Piece))
    expect(page.getByText('Details of stop 10').query()).not.toBeNull()
    expect(page.getByText('On its way').query()).toBeNull()
  })

  it('is loaded once, however often it is prepared and shown', async () => {
    const { Piece, seen } = asked()
    await Promise.all([Piece.prepare(), Piece.prepare()])
    const draw = show(inFrame(Piece))
    draw(inFrame(Piece, 'stop 20'))
    await expect.element(page.getByText('Details of stop 20')).toBeVisible()
    expect(seen.times).toBe(1)
  })

  it('that does not come is no trouble to who only prepares', async () => {
    const Lost = pieceOf(() => Promise.reject<{ default: typeof Screen }>(new TypeError('Failed to fetch')))
    await expect(Lost.prepare()).resolves.toBeUndefined()
  })
})
