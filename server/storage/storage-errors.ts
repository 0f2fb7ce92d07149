/** The disk is full; nothing of the write is stored. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** The database cannot be reached now, or is too busy; nothing of the write is stored. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
