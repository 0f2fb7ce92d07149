import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeText } from '../../../../server/storage/sql/stored-texts'
import { diffPlans } from '../../../../src/domain/history'
import { beforeAndAfter } from '../../../kit/arbitraries/history'
import { encodePlanChange } from '../../../kit/encode-plan-change'

describe('changeText', () => {
  it('the text equals that of the change, however often its routes were written before', () => {
    assert(
      property(beforeAndAfter(), ({ before, after }) => {
        const change = diffPlans(before, after)
        for (const text of [changeText(change), changeText(change)])
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(encodePlanChange(change))))
      }),
    )
  })
})
