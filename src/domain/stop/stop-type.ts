import { stopTypes } from './stop'

/** §3: whether a type is START, as a stop has it, or start, as an activity has it. */
export const isStart = (type: string): boolean => type.length === 5 && type.toUpperCase() === 'START'

export const isEnd = (type: string): boolean => type.length === 3 && type.toUpperCase() === 'END'

export const isStartOrEnd = (type: string): boolean => isStart(type) || isEnd(type)

/** Whether an activity is a break, as another program may plan it; breaks of our own solver are not stored. */
export const isBreak = (type: string): boolean => type.length === 5 && type.toUpperCase() === 'BREAK'

const typeByName: ReadonlyMap<string, string> = new Map(
  [...stopTypes, 'START', 'END'].flatMap((type): Array<[string, string]> => [
    [type, type],
    [type.toLowerCase(), type],
  ]),
)

/** The known spelling of a type; an unknown type is unchanged. */
export const stopTypeOf = (type: string): string => typeByName.get(type) ?? typeByName.get(type.toLowerCase()) ?? type
