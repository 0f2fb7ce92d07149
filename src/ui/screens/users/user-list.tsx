import type { Ref } from 'react'
import type { OrganisationUser } from '../../../domain/user'
import { accountIcon, copyIcon, deleteIcon, Icon, ItemList, Menu, moreIcon, undoIcon } from '../../components'
import type { ConfirmedChange, UserRow } from './view-model'

type UserListProps = {
  readonly rows: ReadonlyArray<UserRow>
  readonly ref: Ref<HTMLUListElement>
  readonly onAsk: (change: ConfirmedChange) => void
  readonly onMakeLink: (user: OrganisationUser) => void
}

export const UserList = ({ rows, ref, onAsk, onMakeLink }: UserListProps) => (
  <ItemList
    label="Users of the organisation"
    isFullWidth
    ref={ref}
    items={rows.map((row) => ({
      id: row.user.id,
      text: row.user.username,
      note: row.note,
      isStruck: row.user.state === 'disabled',
      end: <UserMenu row={row} onAsk={onAsk} onMakeLink={onMakeLink} />,
    }))}
  />
)

const UserMenu = ({
  row: { user, canHaveLink, linkLabel, changes },
  onAsk,
  onMakeLink,
}: Pick<UserListProps, 'onAsk' | 'onMakeLink'> & { readonly row: UserRow }) => (
  <Menu
    label={`Change ${user.username}`}
    className="rr-row-menu"
    choices={[
      ...(canHaveLink ? [{ label: linkLabel, icon: copyIcon, onChoose: () => onMakeLink(user) }] : []),
      ...changes.map((change) => ({
        label: change.label,
        icon: iconOf(change),
        isDanger: change.change.isDisabled === true,
        onChoose: () => onAsk(change),
      })),
    ]}
  >
    <Icon icon={moreIcon} size={14} />
    <span className="rr-sr">Change {user.username}</span>
  </Menu>
)

const iconOf = ({ change: { isDisabled } }: ConfirmedChange) => {
  if (isDisabled === undefined) return accountIcon
  return isDisabled ? deleteIcon : undoIcon
}
