/**
 * Names of countries, peoples, states and well-known surnames and forenames, none of them a misspelling of another: "Americans" is not
 * "Africans", nor "Austria" "Australia". No season in them.
 */
export const generalNames: readonly string[] = `
africa african africans america american americans asia asian asians europe european europeans antarctica arctic atlantic pacific indian indians
australia australian austria austrian belgium belgian brazil brazilian britain british bulgaria canada canadian chile china chinese colombia cuba cuban czech
denmark danish dutch ecuador england english ethiopia finland finnish france french germany german ghana greece greek haiti holland hungary iceland india
indonesia iran iranian iraq iraqi ireland irish italy italian jamaica japan japanese kenya korea korean latvia liberia libya lithuania malawi malaysia mali malta
mexico mexican mongolia morocco nepal netherlands niger nigeria nigerian norway norwegian pakistan panama paraguay peru philippines poland polish portugal
portuguese romania russia russian rwanda scotland scottish senegal serbia singapore slovakia slovenia somalia spain spanish sudan sweden swedish switzerland
swiss taiwan tanzania thailand tunisia turkey turkish uganda ukraine uruguay venezuela vietnam wales welsh yemen zambia zimbabwe
alabama alaska arizona arkansas california carolina colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana
maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey ohio oklahoma oregon pennsylvania rhode tennessee
texas utah vermont virginia washington wisconsin wyoming
adams jefferson madison monroe jackson tyler polk taylor fillmore pierce buchanan lincoln hayes garfield arthur cleveland harrison mckinley roosevelt taft wilson
harding coolidge hoover truman eisenhower kennedy johnson nixon ford carter reagan bush clinton obama trump biden
alexander albert andrew anne anthony benjamin charles charlotte christopher diana edward eleanor elizabeth emily francis franklin frederick george harriet harry
helen henry isaac james jane jennifer joan joanne joseph julia karl katherine leonardo louis louise margaret marie martin michelle napoleon nicholas oliver oscar
elisha balak barnabas silas nicodemus lazarus zacchaeus gideon samson goliath jonah solomon
nimrod nazirite nazirites pharaoh nebuchadnezzar
amos hosea joel micah haggai malachi obadiah ezra nehemiah esther ruth
patricia patrick philip richard robert roger ronald samuel sarah sophia stephen susan theodore thomas victoria vincent walter william winston
`
  .trim()
  .split(/\s+/)
