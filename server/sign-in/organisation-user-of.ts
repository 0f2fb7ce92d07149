import { stateOfUser, type OrganisationUser } from '../../src/domain/user'
import type { UserRecord } from '../storage'

export const organisationUserOf = ({
  id,
  username,
  role,
  createdAt,
  disabledAt,
  passwordHash,
}: UserRecord): OrganisationUser => ({
  id,
  username,
  role,
  state: stateOfUser(disabledAt !== undefined, passwordHash !== ''),
  createdAt,
})
