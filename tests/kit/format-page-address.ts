import { tabAddressOf, type PageAddress } from '../../src/domain/navigation'

export const formatPageAddress = (address: PageAddress): string =>
  address.kind === 'project' ? tabAddressOf(address.projectId, address.tab) : address.kind === '' ? '/' : address.kind
