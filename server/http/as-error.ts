/** Anything can be thrown, but Fastify wants an Error. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))
