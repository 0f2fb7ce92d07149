/** One instruction of a Dockerfile. */
type Instruction = { readonly name: string; readonly text: string }

/** What is done in one image, from its FROM on. */
export type Stage = { readonly name: string; readonly instructions: ReadonlyArray<Instruction> }

export const parseDockerfile = (text: string): ReadonlyArray<Stage> => {
  const stages: Array<{ name: string; instructions: Instruction[] }> = []
  for (const line of text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')) {
    const [, name, rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? []
    if (name === undefined) continue
    if (name === 'FROM') stages.push({ name: / as (\S+)$/i.exec(rest)?.[1] ?? '', instructions: [] })
    else stages.at(-1)?.instructions.push({ name, text: rest })
  }
  return stages
}

/** The variables of the ENV instructions. */
export const environmentOf = ({ instructions }: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ text }) => Array.from(text.matchAll(/(\w+)=(\S+)/g), ([, key = '', value = '']) => [key, value])),
  )

/** The words of CMD. */
export const commandOf = ({ instructions }: Stage): ReadonlyArray<string> =>
  JSON.parse(instructions.findLast(({ name }) => name === 'CMD')?.text ?? '[]')

/** The command of HEALTHCHECK, for a shell. */
export const healthCheckOf = ({ instructions }: Stage): string =>
  instructions.findLast(({ name }) => name === 'HEALTHCHECK')?.text.replace(/^CMD /, '') ?? ''
