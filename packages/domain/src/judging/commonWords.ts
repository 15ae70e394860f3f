const words = `
able acre age agree ahead aid aim air alive ally alone altar anchor angel anger angry animal ankle apple arch area ark arm armor army arrow ash ashes ask asleep ass axe
baby back bad bag bake baker balm band bank banner bar bare bark barley barn base basin basket bat bath battle bay beam bean bear beard beast beat beauty bed bee beer beg bell belly belt
bench bend best bet better big bill bind bird birth bite bitter black blade blame blanket blast bless blind blood bloom blow blue board boast boat body boil bold bolt bone book booth border
born borrow bottle bottom bow bowl box boy branch brass brave bread break breast breath brick bride bridge bright bring broad bronze brook broom brother brown bruise brush bucket bud build bull
burden burn bury bush busy butter buy cage cake calf call calm camel camp candle cane cap car card care carry cart carve case cast castle cat catch cattle cause cave cedar chain chair chaff
chance change chariot chase cheap cheek cheese chest chief child choice choose church circle city claim clan class clay clean clear climb cloak close cloth cloud club coal coast coat coin cold
color colt comb come comfort cook cool copper coral cord corn corner cost cotton couch count court cousin cover cow crack craft creek crooked crop cross crowd crown cruel crush cry cup cure curse
curtain cut dagger dance danger dark dart date daughter dawn day dead deaf deal dear death debt deep deer defeat den desert desire devil dew die dig dirt dish ditch dog donkey door dove dragon drain
draw dream dress drink drive drop drought drown drum drunk dry dull dust eagle ear early earth east easy eat edge egg elder end enemy envy evening evil ewe eye face fail faint fair faith fall
false fame family famine far farm fast fat father fear feast feather feed feel fence fever few field fierce fig fight fill filth find fine finger fire firm first fish fist fix flag flame flat
flax flee flesh flight float flock flood floor flour flow flower flute fly foam fog fold folly food fool foot forest forge forget fork form fort fountain fowl fox frame free fresh friend frog front
frost fruit full fun fur furnace gain game garden garment gas gate gather gem gentle ghost giant gift girl give glad glass gloom glory goat god gold good goose government grain grape grass grave
gray great green greed grief grind groan ground group grow guard guest guide guilt gulf gun guy hail hair half hall hammer hand handle hang happy harbor hard hare harm harp harvest hat hate haste
hawk hay head heal heap hear heart heat heaven heavy hedge heel heir hell helmet help hen herb herd hero hide high hill hire hit hoe hold hole hollow holy home honey honor hook hoof hope
horn horse host hot hour house howl hug human humble hunger hunt hurt husband ice idol ill image insect iron island ivory jar jaw jewel join joke journey joy judge juice jump justice keep key kick
kid kill kind king kiss kitchen knee knife knot know lack ladder lady lake lamb lame lamp land lance lane language large last late laugh law lawn lay lead leaf leak lean leap learn leather leave
left leg lend leopard leper less letter level liar lick lid lie life lift light lily lime limit line linen lion lip list little live liver lizard load loaf loan lock locust log long look loom
loose lord lose loss lot loud love low loyal luck lump lung lust lute lyre mad maid mail make male man mane mantle many map march mark market marry mask master mat match mate meal mean measure
meat medal meet melt men mercy merry metal mice middle might mild mile milk mill mind mine mint mist mix moan moat mock model mold mole money monkey month moon morning moss moth mother mount mountain
mourn mouse mouth move mud mule murder music myrrh nail naked name nation navy near neat neck need needle nest net new night noise noon north nose nurse nut oak oar oath oats obey ocean offer
office oil ointment old olive onion open orchard order orphan ostrich oven owl owner ox pace pain paint pair palace pale palm pan paper park part party pass past paste pasture path pay peace peak
pearl pebble peg pen people perfume pet piece pig pigeon pile pillar pillow pin pine pipe pit pitch place plague plain plan plant plate play plead pledge plot plow plum plumb poem point poison pole
pond pool poor port pot potter pound pour power praise pray preach prey price pride priest prince prison prize profit promise proof prophet proud prune pull pump punish pupil pure purple purse push quail
queen quick quiet rabbit race rag rage rain ram ranch rat raven raw ray razor read rear red reed reign rest return rich ride right ring riot rise river road roar roast rob robe rock rod roof
room root rope rose rot rough round row royal rub ruby rude rug ruin rule ruler run rush rust sack sad saddle safe sail saint sale salt salvation same sand sandal satin save saw scale scar
scarlet scatter school scorn scorpion scribe scroll sea seal season seat secret see seed seek seller send serpent servant serve seven sew shade shadow shake shame shape share sharp shave sheep sheet shelf
shell shelter shepherd shield shine ship shirt shoe shoot shop shore short shout shovel show shower shrub shut sick side siege sight sign silence silk silver simple sin sing sink sister sit six size
skill skin skirt skull sky slave slay sleep slow small smart smell smile smoke smooth snail snake snare snow soap soft soil soldier son song soot sore sorrow sort soul soup sour south sow space
span spare spark sparrow speak spear speech speed spend spice spider spin spirit spit split spoil spoon spot spray spread spring spy square staff stage stain stair stall stand star start state statue stay
steal steam steel stem step stew stick stiff still sting stir stock stone stool stop store stork storm story stove straight strange straw stream street strike string strong stub student stump suck sugar
suit sulfur summer sun supper sure swallow swamp swan swear sweat sweep sweet swell swift swim swine sword table tail take tale talk tall tame tan tank tar task taste tax tea teach team tear
teeth tell temple tempt ten tent test thank thick thief thigh thin thing thirst thorn thread threat throat throne throw thumb thunder tie tiger till timber time tin tired toad today toe tomb ton tongue
tool tooth top torch toss touch tower town toy trade train trap travel tray tread treasure treat tree tribe trick trip troop trouble truck true trumpet trunk trust truth try tube tug turn turtle twig
twin two ugly uncle valley vase veil vein vessel victory village vine vineyard violin virgin vision voice vow wage wagon waist wait wake walk wall want war warm warn wash wasp waste watch water
wave wax way weak wealth weapon wear weary weather weave wedge weed week weep well west wet whale wheat wheel whip whisper white wicked wide widow wife wild will willow win wind window wine wing
winter wipe wire wisdom wise witch witness woe wolf woman womb women wonder wood wool word work world worm worship wound wrath wrist write wrong yard year yeast yoke young zeal
`

/** Everyday English words: one that is spelt rightly is no misspelling of another. */
export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
