/** §4: a project takes one upload; further stops are added by hand. */
export const canUpload = (stopCount: number): boolean => stopCount === 0

/** §5: only a .json file can be uploaded. */
export const isUploadFile = (name: string): boolean => name.toLowerCase().endsWith('.json')
