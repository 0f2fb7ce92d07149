import * as E from 'fp-ts/Either'
import { type Ref, useEffect, useRef, useState } from 'react'
import { failureMessageOf, type CallFailure } from '../../../domain/failure'
import type { OrganisationUser, PasswordLink } from '../../../domain/user'
import { useApp } from '../../app-facade'
import {
  accountIcon,
  addIcon,
  Button,
  ConfirmationDialog,
  copyIcon,
  deleteIcon,
  EmptyState,
  errorIcon,
  Failure,
  Icon,
  ItemList,
  LoadingMessage,
  Menu,
  moreIcon,
  PageHeader,
  ShownOnce,
  undoIcon,
} from '../../components'
import { InviteForm } from './invite-form'
import { type ChangeToConfirm, passwordLinkHelp, type UserRow, userRowOf } from './view-model'

type UsersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'known'; readonly users: ReadonlyArray<OrganisationUser> }

const stateAfter = (answer: E.Either<CallFailure, ReadonlyArray<OrganisationUser>>): UsersState =>
  E.isRight(answer) ? { kind: 'known', users: answer.right } : { kind: 'failed', reason: failureMessageOf(answer.left) }

/** The secret is after #, a part that browsers do not send, so that no server logs it. */
const linkAddressOf = ({ linkSecret }: PasswordLink): string => `${location.origin}/set-password#${linkSecret}`

/** The users of the organisation, for administrators. */
export default function Users() {
  const { administration, copyText } = useApp()
  const [state, setState] = useState<UsersState>({ kind: 'loading' })
  const [isInviting, setInviting] = useState(false)
  const [newLink, setNewLink] = useState<PasswordLink>()
  const [pendingChange, setPendingChange] = useState<ChangeToConfirm>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const list = useRef<HTMLUListElement>(null)

  const load = async (signal = new AbortController().signal): Promise<void> => {
    const answer = await administration.listUsers(signal)
    if (!signal.aborted) setState(stateAfter(answer))
  }
  useEffect(() => {
    const controller = new AbortController()
    void (async () => {
      const answer = await administration.listUsers(controller.signal)
      if (!controller.signal.aborted) setState(stateAfter(answer))
    })()
    return () => controller.abort()
  }, [administration])

  const show = (link: PasswordLink): void => {
    setNewLink(link)
    setInviting(false)
    void load()
  }
  const makeLink = async ({ id }: OrganisationUser): Promise<void> => {
    setFailure(undefined)
    const answer = await administration.createPasswordLink(id)
    if (E.isLeft(answer)) return setFailure(failureMessageOf(answer.left))
    show(answer.right)
  }
  const change = async ({ user, change: changed }: ChangeToConfirm): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    const answer = await administration.changeUser(user.id, changed)
    if (E.isLeft(answer)) setFailure(failureMessageOf(answer.left))
    else await load()
    setBusy(false)
    setPendingChange(undefined)
    list.current?.focus()
  }

  return (
    <>
      <title>Users · Rondrit</title>
      <PageHeader title="Users" back="/account">
        <Button
          label="Invite user"
          icon={addIcon}
          variant={isInviting ? 'plain' : 'primary'}
          onPress={() => setInviting(true)}
        />
      </PageHeader>
      {newLink === undefined ? null : (
        <ShownOnce
          key={newLink.linkSecret}
          label={`Link for ${newLink.user.username}`}
          name="madeLink"
          value={linkAddressOf(newLink)}
          help={passwordLinkHelp(newLink)}
          onCopy={copyText}
        />
      )}
      {isInviting ? <InviteForm onInvited={show} onCancel={() => setInviting(false)} /> : null}
      <Failure message={failure} />
      {state.kind === 'loading' ? <LoadingMessage message="Loading users" /> : null}
      {state.kind === 'failed' ? (
        <EmptyState icon={errorIcon} message={`The users could not be loaded: ${state.reason}`}>
          <Button label="Try again" onPress={() => void load()} />
        </EmptyState>
      ) : null}
      {state.kind === 'known' ? (
        <UserList
          rows={state.users.map(userRowOf)}
          ref={list}
          onChoose={setPendingChange}
          onMakeLink={(user) => void makeLink(user)}
        />
      ) : null}
      {pendingChange === undefined ? null : (
        <ConfirmationDialog
          title={pendingChange.title}
          confirmLabel={pendingChange.label}
          isDanger={pendingChange.change.isDisabled === true}
          busy={isBusy}
          onCancel={() => setPendingChange(undefined)}
          onConfirm={() => void change(pendingChange)}
        >
          <p>{pendingChange.consequence}</p>
        </ConfirmationDialog>
      )}
    </>
  )
}

type UserListProps = {
  readonly rows: ReadonlyArray<UserRow>
  readonly ref: Ref<HTMLUListElement>
  readonly onChoose: (change: ChangeToConfirm) => void
  readonly onMakeLink: (user: OrganisationUser) => void
}

const UserList = ({ rows, ref, onChoose, onMakeLink }: UserListProps) => (
  <ItemList
    label="Users of the organisation"
    isFullWidth
    ref={ref}
    items={rows.map((row) => ({
      id: row.user.id,
      text: row.user.username,
      note: row.note,
      isStruck: row.user.state === 'disabled',
      end: <UserMenu row={row} onChoose={onChoose} onMakeLink={onMakeLink} />,
    }))}
  />
)

const UserMenu = ({
  row: { user, canHaveLink, linkLabel, changes },
  onChoose,
  onMakeLink,
}: Pick<UserListProps, 'onChoose' | 'onMakeLink'> & { readonly row: UserRow }) => (
  <Menu
    label={`Change ${user.username}`}
    className="rr-row-menu"
    choices={[
      ...(canHaveLink ? [{ label: linkLabel, icon: copyIcon, onChoose: () => onMakeLink(user) }] : []),
      ...changes.map((change) => ({
        label: change.label,
        icon: iconOf(change),
        isDanger: change.change.isDisabled === true,
        onChoose: () => onChoose(change),
      })),
    ]}
  >
    <Icon icon={moreIcon} size={14} />
    <span className="rr-sr">Change {user.username}</span>
  </Menu>
)

const iconOf = ({ change: { isDisabled } }: ChangeToConfirm) => {
  if (isDisabled === undefined) return accountIcon
  return isDisabled ? deleteIcon : undoIcon
}
