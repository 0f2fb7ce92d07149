import { commandGroup } from './command-group'
import { carriersAdd } from './carriers-add'
import { carriersList } from './carriers-list'
import { carriersRemove } from './carriers-remove'

export const carriers = commandGroup({ add: carriersAdd, list: carriersList, remove: carriersRemove })
