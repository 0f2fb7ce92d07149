/** For a port that reports errors, in a test that expects none: an error that is thrown late fails the test too. */
export const throwError = (error: unknown): never => {
  throw error
}
