import * as E from 'fp-ts/Either'
import type { Command } from './command'

const HELP = '--help'

/** Runs the command that the first argument names; --help prints the usage. */
export const commandGroup = (commands: Readonly<Record<string, Command>>): Command => {
  const byName = new Map(Object.entries(commands))
  const usage = [...byName.values()].flatMap((command) => command.usage)
  return {
    usage,
    run: async ([name = '', ...args], ports) => {
      const command = byName.get(name)
      if (name === HELP || args.includes(HELP)) return E.right((command?.usage ?? usage).join('\n'))
      return command?.run(args, ports) ?? E.left(`Say what to do: ${usage.join('; ')}.`)
    },
  }
}
