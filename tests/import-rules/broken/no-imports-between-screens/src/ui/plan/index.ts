export const lockLabel = ''
