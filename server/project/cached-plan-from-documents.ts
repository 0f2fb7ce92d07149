import { planFromDocuments, type Plan, type PlanDocuments } from '../../src/domain/plan'

type BuiltPlan = { readonly current: Plan; readonly plan: ReturnType<typeof planFromDocuments> }

const builtPlans = new WeakMap<PlanDocuments['document'], BuiltPlan>()

/** The plan of two documents. A write needs it twice: for its roads, and in its transaction, mostly over the same plan. */
export const cachedPlanFromDocuments = ({ document, stops }: PlanDocuments, current: Plan): BuiltPlan['plan'] => {
  const built = builtPlans.get(document)
  if (built?.current === current) return built.plan
  const plan = planFromDocuments(document, stops, current)
  builtPlans.set(document, { current, plan })
  return plan
}
