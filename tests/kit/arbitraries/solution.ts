import fc from 'fast-check'
import { stopTypes } from '../../../src/domain/stop'
import { solutionAround, type Solution } from '../builders/solution'
import type { VisitSeed } from '../builders/solution-leg'
import type { TourSeed } from '../builders/solution-tour'
import { invalidSolution, type BrokenRuleName, type InvalidSolution } from '../builders/invalid-solution'
import { aPoint } from './address'
import { amounts } from './problem'

const upTo = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max })

/** Often 0, so that limits are reached exactly. */
const slack = (max: number): fc.Arbitrary<number> => fc.oneof(fc.constant(0), upTo(max))

const aVisitSeed = (dimensions: number, isPrompt: boolean): fc.Arbitrary<VisitSeed> =>
  fc.record({
    type: fc.constantFrom(...stopTypes),
    demand: amounts(dimensions),
    service: fc.integer({ min: 1, max: 1200 }),
    waits: isPrompt ? fc.constant(0) : slack(900),
    lingers: isPrompt ? fc.constant(0) : slack(300),
    opensBefore: slack(3600),
    closesAfter: slack(3600),
    slots: fc.constantFrom('any time', 'one', 'and a later one', 'and an earlier one'),
    allowed: fc.constantFrom('all', 'its own'),
    fixedTo: fc.constantFrom('nothing', 'vehicle', 'position'),
  })

const aTourSeed = (dimensions: number, isPrompt: boolean, minVisits: number): fc.Arbitrary<TourSeed> =>
  fc.record({
    start: aPoint(),
    end: aPoint(),
    leaves: fc.integer({ min: 6 * 3600, max: 10 * 3600 }),
    visitSeeds: fc.array(aVisitSeed(dimensions, isPrompt), { minLength: minVisits, maxLength: 5 }),
    spare: fc.array(slack(20), { minLength: dimensions, maxLength: dimensions }),
    earlier: slack(3600),
    later: slack(3600),
    pause: isPrompt
      ? fc.constant('none')
      : fc.constantFrom('none', 'on the road', 'while waiting', 'before leaving', 'after returning'),
    pauseLength: fc.integer({ min: 1, max: 1800 }),
  })

/**
 * Makes a plan first and then a problem around it with random slack, so that the plan is valid by construction. At
 * least one vehicle has a stop. A prompt plan has no waiting, no extra time at stops and no breaks.
 */
export const aValidSolution = ({ prompt }: { readonly prompt: boolean } = { prompt: false }): fc.Arbitrary<Solution> =>
  fc
    .integer({ min: 1, max: 2 })
    .chain((dimensions) =>
      fc.tuple(
        aTourSeed(dimensions, prompt, 1),
        fc.array(aTourSeed(dimensions, prompt, 0), { maxLength: 2 }),
        fc.array(amounts(dimensions), { maxLength: 2 }),
      ),
    )
    .map(([first, others, unplanned]) => solutionAround([first, ...others], unplanned))

/** One of these solutions with one of these broken rules, at a random visit and of a random size. */
export const anInvalidSolution = (
  solutions: fc.Arbitrary<Solution>,
  kinds: ReadonlyArray<BrokenRuleName>,
): fc.Arbitrary<InvalidSolution> =>
  fc
    .tuple(solutions, fc.constantFrom(...kinds), fc.nat(14), fc.integer({ min: 1, max: 500 }))
    .map(([solution, kind, visitIndex, by]) => invalidSolution(solution, kind, visitIndex, by))
