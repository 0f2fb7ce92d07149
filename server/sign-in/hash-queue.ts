import * as E from 'fp-ts/Either'

/** A password to hash or check, by who asked for it. */
export type QueuedWork<A> = {
  /** those of one group wait behind each other, and no other group waits for them */
  readonly group: string
  /** before what is not urgent, three times of four */
  readonly isUrgent?: boolean
  readonly work: () => Promise<A>
}

/** Limits how many passwords are hashed at the same time, since each takes a core; a left if too many of the group are waiting, or too many altogether. */
export type HashQueue = <A>(queued: QueuedWork<A>) => Promise<E.Either<'queue full', A>>

export type HashQueueLimits = {
  /** limits the work that runs at the same time */
  readonly concurrency: number
  readonly maxWaitingOfGroup: number
  readonly maxWaiting: number
}

/** So many before one that is not urgent, or those who often ask for urgent work would keep all others out. */
const MAX_URGENT_IN_A_ROW = 3

/** The groups take turns; within a group the first in is the first out. */
export const hashQueue = ({ concurrency, maxWaitingOfGroup, maxWaiting }: HashQueueLimits): HashQueue => {
  const [urgent, ordinary] = [waitingGroups(), waitingGroups()]
  let freeSlots = concurrency
  let urgentInARow = 0

  const takeNext = (): Resume | undefined => {
    const isUrgentNext = urgent.count() > 0 && (urgentInARow < MAX_URGENT_IN_A_ROW || ordinary.count() === 0)
    urgentInARow = isUrgentNext ? urgentInARow + 1 : 0
    return (isUrgentNext ? urgent : ordinary).takeNext()
  }

  // A free slot goes directly to the next in turn, so that a new call cannot take it.
  const releaseSlot = (): void => {
    const resumeNext = takeNext()
    if (resumeNext === undefined) freeSlots += 1
    else resumeNext()
  }

  return async ({ group, isUrgent = false, work }) => {
    const waiting = isUrgent ? urgent : ordinary
    if (freeSlots > 0) freeSlots -= 1
    else if (waiting.countOf(group) >= maxWaitingOfGroup || waiting.count() >= maxWaiting) return E.left('queue full')
    else await new Promise<void>((resume) => waiting.add(group, resume))
    try {
      return E.right(await work())
    } finally {
      releaseSlot()
    }
  }
}

type Resume = () => void

/** Calls that wait, in groups that take turns. */
const waitingGroups = () => {
  // A group that has had its turn is put at the end.
  const groups = new Map<string, Resume[]>()
  let count = 0
  return {
    count: () => count,
    countOf: (group: string) => groups.get(group)?.length ?? 0,
    add: (group: string, resume: Resume): void => {
      count += 1
      groups.set(group, [...(groups.get(group) ?? []), resume])
    },
    takeNext: (): Resume | undefined => {
      const [next] = groups
      if (next === undefined) return undefined
      const [group, [resume, ...others]] = next
      count -= 1
      groups.delete(group)
      if (others.length > 0) groups.set(group, others)
      return resume
    },
  }
}
