import type { ServiceIdentifier } from 'inversify'

/** A name in the container that remembers the type of what it stands for. */
export const token = <A>(name: string): ServiceIdentifier<A> => Symbol(name)
