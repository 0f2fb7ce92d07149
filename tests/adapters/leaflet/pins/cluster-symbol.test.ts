import { describe, expect, it } from 'vitest'
import { clusterSymbol } from '../../../../src/adapters/leaflet/pins/cluster-symbol'
import { pinSymbol } from '../../../../src/adapters/leaflet/pins/pin-symbol'
import { grey, routeColours } from '../../../../src/domain/route'

describe('a disc', () => {
  it('grows with its count', () => {
    const sizes = [2, 9, 10, 99, 100, 10_000].map((count) => clusterSymbol([{ paint: '#d71034', count }]).size[0])
    expect(sizes).toEqual([40, 40, 46, 46, 54, 54])
  })

  it('is ringed in the proportions of its routes, one after the other', () => {
    const { svg } = clusterSymbol([
      { paint: '#d71034', count: 3 },
      { paint: '#39a15b', count: 1 },
    ])
    const arcs = [...svg.matchAll(/d="M([\d. ]+)A[^"]* 0 0 1 ([\d. ]+)" fill="none" stroke="(#\w+)"/g)].map(
      ([, ...arc]) => arc,
    )
    // Three quarters from twelve o'clock to nine, and the last one back to twelve.
    expect(arcs).toEqual([
      ['20 5.5', '5.5 20', '#d71034'],
      ['5.5 20', '20 5.5', '#39a15b'],
    ])
    expect(svg).toContain('>4</text>')
  })
})

describe('a pin (§9)', () => {
  it('has its number in a size that fits, in a body that holds it, and stands on its tip', () => {
    const widths = ([16, 14, 12] as const).map((size) => {
      const {
        svg,
        size: room,
        foot,
      } = pinSymbol({ colour: routeColours[0], label: { kind: 'number', text: '7', size } })
      expect(svg).toContain(`font-size="${size}" fill="#ffffff">7</text>`)
      expect(foot).toEqual([room[0] / 2, room[1] - 1])
      return room[0]
    })
    expect(widths).toEqual([34, 37, 41])
  })

  it('is grey as the theme has it, with a dot, where the plan gives it no number', () => {
    const { svg } = pinSymbol({ colour: grey, label: { kind: 'dot' } })
    expect(svg).toContain('fill="var(--rr-unplanned)"')
    expect(svg).not.toContain('<text')
  })
})
