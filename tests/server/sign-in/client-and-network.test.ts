import { describe, expect, it } from 'vitest'
import { senderNetworkOf, wideNetworkOf } from '../../../server/sign-in/client-and-network'

describe('senderNetworkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('the network of %s is %s', (address, neighbourhood) => {
    expect(senderNetworkOf(address)).toBe(neighbourhood)
  })
})

describe('wideNetworkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ])('the network of %s is %s', (address, network) => {
    expect(wideNetworkOf(address)).toBe(network)
  })
})
