import { commandGroup } from './command-group'
import { userAdd } from './user-add'
import { userList } from './user-list'
import { userPassword } from './user-password'
import { userRemove } from './user-remove'

export const user = commandGroup({ add: userAdd, list: userList, password: userPassword, remove: userRemove })
