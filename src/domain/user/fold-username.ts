/** Names that differ in case alone are one user, and have one folded name; so do the two spellings of an accented letter. */
export const foldUsername = (username: string): string =>
  username.trim().normalize('NFC').toLowerCase().normalize('NFC')
