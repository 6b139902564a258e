/** The help text. */
export const usage = `Staff actions from the command line, over the staff calls of a running server.

usage: npm run ops -- <command> [options]

  login                                   your account and roles
  list deposits|slips|withdrawals|transfers|adjustments|levels|bank-lines
                                          newest first   [--status <S>] [--limit <1-100>] [--cursor <c>]
  download slip <id>                      save its image as slip-<id>.jpg
  approve deposit <id>                    --line <id of the bank line that paid it> [--reason <text>]
                                          or --without-line --reason <text>, which counts as an adjustment
  approve slip <id>                       credit it
  link slip <id> <credit id>              it was credited manually: do not credit it again
  line match <id> <deposit id>            the bank line paid this deposit [--reason <text>]
  line link <id> <credit id>              it was credited manually: do not credit it again
  line credit <id> <username>             --reason <text>   credit it to this member
  line refund <id>                        --reason <text>   refund it; it is never credited
  reject deposit|slip <id>                --reason <text>
  adjust add|take <username> <baht>       --reason <text> [--kind <K>]   shown to the member
  approve adjustment <id>                 as the second person
  reject adjustment <id>                  --reason <text>
  level give <username> <level>           --reason <text>   a level above the earned one, such as VIP
  level take <username>                   --reason <text>   back to the earned level
  approve|reject level <id>               as the second person   [--reason <text> to reject]
  list turnover [<username>]              turnover requirements of members [--status <S>]
  waive turnover <id>                     --reason <text>   above the limit a second person approves it
  reject waiver <id>                      --reason <text>
  withdraw approve|complete|refund <id>   start the payout · paid by the bank · refund the credit
  withdraw reject <id>                    --reason <text> [--refund]
  withdraw fail <id>                      --reason <text>
  withdraw halt|resume                    --reason <text>   halt withdrawals · resume them after a passed trial balance
  trial-balance                           list trial balances      [--limit <1-100>] [--cursor <c>]
  trial-balance run                       create one now
  query transfer <id>                     query the game provider about an open transfer
  ma on                                   close the site [--message <text>] [--until <when>]
  ma off                                  open it
  ma                                      whether it is open
  announce "<title>"                      publish an announcement [--detail <text>] [--for all|public|member]
                                          [--popup] [--link <https address>] [--until <when>]
  list news · end news <id>               list announcements · end one
  account list                            accounts that receive deposits, and changes that wait
  account add <bank> <number> "<name>"    propose one [--promptpay <id>] [--limit <baht a day>]
  account rename <id> "<name>"            propose another name and PromptPay id [--promptpay <id>, else none]
  account approve <change id>             as the second person
  account reject <change id>              --reason <text>
  account pause|resume|retire <id>        no new deposits · deposits again · for good
  account limit <id> <baht>|none          what it may receive on a Bangkok day
  account order <id> <id> …               deposits use these first, in this order
  checklist                               what the brand still needs before it opens
  providers [hour|day]                    outside services in the order of use, with their calls of that time
  provider-off|provider-on <id>           --reason <text>   the brand's calls go to the next one · use it again
  provider-calls <id>                     calls about a deposit, slip or withdrawal   [--limit <1-100>] [--cursor <c>]
  webhooks [<event>]                      outgoing events   [--status <S>] [--limit <1-100>] [--cursor <c>]
  webhooks resend <id>                    deliver one again
  member <username>                       status and balance
  suspend <username>                      --reason <text>   ends all sessions
  restore <username>
  staff list                              staff of the brands that you administer
  staff roles                             roles with their permissions
  staff invite <e-mail>                   --role <role> [--all]   prints the code, once
  staff role <e-mail>                     --role <role>|none [--all]
  staff reset <e-mail>                    lost password or phone: prints a code once
  staff suspend|restore <e-mail>          suspend, which ends all sessions · restore
  audit                                   the audit trail   [--limit <1-100>] [--cursor <c>]
  backup <new folder>                     copies the running site of DATA_DIR and DATABASE_URL; needs no log-in
  restore <folder>                        restores a back-up into an empty DATA_DIR or DATABASE_URL
  copy files                              copies the slip images of DATA_DIR to the file storage of PROVIDERS_FILE,
                                          and compares them; needs no log-in
  help

options:
  --url <address>    the server, else OPS_URL, else http://127.0.0.1:4400
  --brand <id>       the brand, else the one of the address's host name, else the primary one
  --kind <K>         correction (default), compensation, promotion or recall
  --role <role>      see staff roles; at --brand, or with --all at every brand
  --another          of approve and line: a credit of about the same amount and time is another transfer
  --amount <baht>, --from <day>, --to <day>, --account <id>   narrow bank-lines; days as 2026-11-21, in Bangkok
  --until <when>     +90m, +2h, 06:30 (the next in Bangkok) or an ISO time with offset

OPS_EMAIL and OPS_PASSWORD name the staff member, OPS_OTP is the code of their second factor, good for one
command; missing ones are prompted for.
exit codes: 0 done · 1 refused, or no server there · 2 wrong usage`;

/** An invalid command line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
