import type { Tally } from './tally'

/** The results of a run, line by line. */
export const summary = (tally: Tally, seconds: number): string =>
  [
    ['servers killed at work', tally.rounds],
    ['servers killed on their way up', tally.startsBroken],
    ['slowest start', `${(tally.slowestMs / 1000).toFixed(1)} s`],
    ['writes answered, and found', tally.answered],
    ['asked and not answered', tally.unanswered],
    ['of these, in a project: done', tally.unansweredDone],
    ['sent again, answered as before', tally.repeated],
    ['projects, all sound', tally.projects],
    ['workers killed with jobs', tally.workersKilled],
    ['slowest takeover of a job', `${(tally.slowestTakeoverMs / 1000).toFixed(1)} s`],
    ['jobs broken off at work', tally.jobsBroken],
    ['jobs that came to an end', [...tally.jobs].map(([state, count]) => `${count} ${state}`).join(', ')],
    ['migrations broken', tally.migrationsBroken],
    ['backups broken', tally.backupsBroken],
    ['time', `${seconds.toFixed(0)} s`],
  ]
    .map(([label, figure]) => `${String(label).padEnd(34)}${String(figure)}`)
    .join('\n')
