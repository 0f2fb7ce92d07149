import { describe, expect, it } from 'vitest'
import { httpMoveGateway } from '../../../src/adapters/http'
import { deliveryOverHttp } from '../../kit/delivery/delivery-over-http'
import { moveGatewaySuite } from '../../port-suites/move-gateway'

moveGatewaySuite('HTTP', deliveryOverHttp)

describe('httpMoveGateway', () => {
  it('a call is sent at once, before the screen that it belongs to is rendered', () => {
    let sentCount = 0
    const gateway = httpMoveGateway(() => () => {
      sentCount += 1
      return new Promise(() => undefined)
    })
    void gateway.prices('7', { stops: ['a'], withPositionPrices: false })()
    void gateway.move('7', { seenVersion: undefined, moves: [] })()
    expect(sentCount).toBe(2)
  })
})
