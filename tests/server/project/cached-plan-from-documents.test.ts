import { expect, it } from 'vitest'
import { cachedPlanFromDocuments } from '../../../server/project/cached-plan-from-documents'
import { emptyPlan } from '../../../src/domain/plan'
import { stopList } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

it('the plan of two documents is built once for each plan that it is to replace', () => {
  const documents = {
    document: { routes: [aRouteTo(['a'])], unknownFields: {} },
    stops: stopList.from([aStopCalled('b'), aStopCalled('a')]),
  }
  const built = right(cachedPlanFromDocuments(documents, emptyPlan))
  expect(right(cachedPlanFromDocuments(documents, emptyPlan))).toBe(built)
  const overBuilt = right(cachedPlanFromDocuments(documents, { ...built }))
  expect(overBuilt).not.toBe(built)
  expect(overBuilt).toEqual(built)
  const unfit = { ...documents, document: { ...documents.document, routes: [aRouteTo(['c'])] } }
  expect(left(cachedPlanFromDocuments(unfit, emptyPlan))).toHaveLength(1)
})
