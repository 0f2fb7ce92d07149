import { memoryImportStorage } from '.'
import { importStorageSuite } from '../../port-suites/import-storage'

importStorageSuite('memory', async () => memoryImportStorage())
