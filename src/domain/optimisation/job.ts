import type { ChangeId } from '../history'
import type { Move } from '../move'
import type { PlanDocuments } from '../plan'
import type {
  LatenessWeight,
  LateVisit,
  Repair,
  RepairNeed,
  SharedRepair,
  VehicleInfeasibility,
  Weighting,
} from '../problem'
import type { ProjectId } from '../project'
import type { StopId } from '../stop'
import type { FigureSource } from '../route'
import type { RouteDay } from '../calendar'
import type { DriverId } from '../driver'

/** The options of an optimisation; the server has defaults for what is undefined. */
export type OptimiseRequest = {
  readonly days: ReadonlyArray<RouteDay> | undefined
  readonly driverIds: ReadonlyArray<DriverId> | undefined
  readonly carrierIds: ReadonlyArray<number> | undefined
  readonly weights: Weighting | undefined
  readonly latenessWeight: LatenessWeight
  readonly budgetSeconds: number | undefined
  /** undefined means true */
  readonly keepLocked: boolean | undefined
  readonly seed: number | undefined
}

export type JobId = string

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]

const finalStates: ReadonlySet<string> = new Set<JobState>(['done', 'failed', 'cancelled'])

/**
 * Whether a job, or its record on the server, has a final state. A job that is cancelled while it runs stays `running`
 * until its best plan so far is stored.
 */
export const isFinished = ({ state }: { readonly state: string }): boolean => finalStates.has(state)

/** An optimisation that runs on the server, with its progress. */
export type Job = {
  readonly id: JobId
  /** undefined for a route problem that was sent without a project */
  readonly projectId: ProjectId | undefined
  readonly state: JobState
  /** 0 to 1 */
  readonly progress: number
  readonly best: PlanFigures | undefined
  /** why it failed, or another message of the server */
  readonly message: string | undefined
  readonly result: JobResult | undefined
  /** ISO date-times */
  readonly createdAt: string
  readonly startedAt: string | undefined
  readonly finishedAt: string | undefined
}

/** The best plan that was found so far, in figures. */
export type PlanFigures = {
  readonly cost: number
  readonly metres: number
  readonly seconds: number
  readonly planned: number
  readonly unplanned: number
}

/** The plan that was found, to be saved on the version of the project that it was made from. */
export type JobResult = PlanDocuments & {
  /** undefined where the job belongs to no project */
  readonly baseVersion: number | undefined
  readonly unplanned: ReadonlyArray<DescribedUnplannedStop>
  /** repairs for several unplanned stops at once, those for most stops first; undefined where there are none */
  readonly sharedRepairs: ReadonlyArray<DescribedSharedRepair> | undefined
  /** undefined where no visit is late */
  readonly late?: ReadonlyArray<DescribedLateVisit> | undefined
  /** what the plan was found with; each route says where its own figures come from */
  readonly figureSource?: FigureSource | undefined
}

/** A stop that was not planned, with the reason for each vehicle and possible repairs. */
export type DescribedUnplannedStop = {
  readonly stop: StopId
  readonly reasons: ReadonlyArray<VehicleInfeasibility>
  readonly repairs: ReadonlyArray<DescribedRepair>
}

/** A repair for one stop, and how much more driving it costs. */
export type DescribedRepair = Pick<Repair, 'description' | 'extraMetres' | 'extraSeconds'> & {
  /** what carries it out on the proposed plan; undefined where moves cannot */
  readonly moves?: ReadonlyArray<Move> | undefined
  /** what has to be changed first; undefined where moves carry it out */
  readonly needs?: ReadonlyArray<RepairNeed> | undefined
  /** the driver whose vehicle it is, if there is one */
  readonly driverId?: DriverId | undefined
}

/** A repair for several stops; `allowedStopCount` counts the unplanned stops that may go with that vehicle. */
export type DescribedSharedRepair = DescribedRepair &
  Pick<SharedRepair, 'stops'> & {
    /** undefined in results that an earlier release has stored */
    readonly allowedStopCount: number | undefined
  }

/** A stop that is visited after its time slot, where lateness was allowed: by how many seconds, and a message. */
export type DescribedLateVisit = LateVisit & { readonly description: string }

/** The project after its proposal was accepted: its version, and the change in its history if anything changed. */
export type AcceptedProposal = {
  readonly version: number
  readonly change: { readonly id: ChangeId; readonly description: string } | undefined
}
