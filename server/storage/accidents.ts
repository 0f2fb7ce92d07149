/** No room is left to write; nothing of what was tried is kept. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** The database cannot be reached, or is too busy, for now; nothing of what was tried is kept. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'
}
