import * as E from 'fp-ts/Either'
import type { Command } from './command'

/** The command that the first argument names. */
export const among = (commands: Readonly<Record<string, Command>>): Command => {
  const byName = new Map(Object.entries(commands))
  const usage = [...byName.values()].flatMap((command) => command.usage)
  return {
    usage,
    run: async ([name = '', ...args], world) =>
      byName.get(name)?.run(args, world) ?? E.left(`Say what to do: ${usage.join('; ')}.`),
  }
}
