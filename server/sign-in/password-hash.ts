/** The cost parameters of scrypt: 2^ln blocks of r times 128 bytes, p times over. */
export type Cost = { readonly ln: number; readonly r: number; readonly p: number }

export type PasswordHash = { readonly cost: Cost; readonly salt: Buffer; readonly hash: Buffer }

/** The PHC format, which includes the cost: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export const formatHash = ({ cost, salt, hash }: PasswordHash): string =>
  `$scrypt$ln=${cost.ln},r=${cost.r},p=${cost.p}$${unpaddedBase64(salt)}$${unpaddedBase64(hash)}`

const unpaddedBase64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const hashPattern =
  /^\$scrypt\$ln=(?<ln>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d{1,2})\$(?<salt>[\w+/]{22,})\$(?<hash>[\w+/]{43,})$/

export const parseHash = (text: string): PasswordHash | undefined => {
  const parts = hashPattern.exec(text)?.groups
  return parts === undefined
    ? undefined
    : {
        cost: { ln: Number(parts['ln']), r: Number(parts['r']), p: Number(parts['p']) },
        salt: Buffer.from(parts['salt'] ?? '', 'base64'),
        hash: Buffer.from(parts['hash'] ?? '', 'base64'),
      }
}
