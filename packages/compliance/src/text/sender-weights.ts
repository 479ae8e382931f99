// Written by `npm run train:sender`: what each sign of a name says about its being the sender, in hundredths.

export const packedSenderWeights = `
a bracket=16;a city=62;a colon=39;a dash=-8;a end=32;a line=145;a number=-73;a opt-out=12;a other=10;a picture=36
a word-own=-129;a word=-19;after abre inside=94;after abre=315;after alert first=98;after alert=98;after alerts=123
after and comma=-209;after and first=-245;after and inside=-80;after and sentence=-232;after and=-136
after app inside=214;after app=208;after are first=-181;after are inside=27;after are sentence=-223;after are=-65
after at at-sign=-84;after at colon=-85;after at comma=-202;after at dash=-174;after at first=160;after at inside=-137
after at sentence=-327;after at=44;after box sentence=-41;after box=-29;after by inside=-18;after by sentence=-47
after by=-65;after can inside=-138;after can=-35;after card inside=-225;after card sentence=-52;after card=-89
after closes first=53;after closes inside=42;after closes sentence=-141;after closes=10;after club first=-58
after club=-35;after code inside=170;after code sentence=-39;after code=171;after crew first=152;after crew=181
after de first=-16;after de inside=-228;after de sentence=-61;after de=-60;after del first=59;after del sentence=-43
after del=12;after desk inside=-24;after desk sentence=-17;after desk=-136;after drop sentence=-95;after drop=-74
after drops=77;after en first=-148;after en inside=35;after en sentence=-52;after en=18;after esta=-114
after family first=80;after family inside=-18;after family=-9;after for comma=-110;after for first=-271
after for inside=-14;after for sentence=-166;after for=-73;after from first=-209;after from inside=-154
after from sentence=-35;after from=-103;after front=289;after gets inside=-119;after gets sentence=-33;after gets=-192
after had=-242;after has comma=65;after has first=156;after has inside=-127;after has sentence=63;after has=86
after have sentence=-154;after have=-154;after here greeted=-83;after here inside=-62;after here sentence=-72
after here=-62;after in comma=-81;after in first=-175;after in inside=-227;after in sentence=-89;after in=-166
after invites=168;after is at-sign=-178;after is colon=-299;after is comma=-276;after is dash=-95;after is sentence=77
after is=59;after jobs=-380;after just first=37;after just inside=-122;after just sentence=-166;after just=-11
after keeps=-158;after le first=75;after le inside=206;after le sentence=-64;after le=179;after left first=-139
after left sentence=-148;after left=91;after les sentence=-153;after les=-55;after lo sentence=-27;after lo=-31
after loan=-133;after loans=-89;after los first=-216;after los inside=159;after los sentence=-66;after los=97
after moved at-sign=-26;after moved first=19;after moved=-187;after needs inside=-287;after needs sentence=229
after needs=106;after new first=-97;after new=-86;after nos=-143;after notice first=180;after notice=170
after now first=217;after now inside=-58;after now sentence=-21;after now=-8;after office inside=67
after office sentence=128;after office=228;after on colon=-123;after on first=131;after on inside=-27
after on sentence=-98;after on=-55;after opens first=115;after opens sentence=114;after opens=206;after or comma=-225
after or inside=-37;after or sentence=-82;after or=-52;after order inside=70;after order=69;after pays=41
after plan=-200;after reminder first=139;after reminder=139;after says=104;after se first=-97;after se inside=186
after se sentence=-72;after se=85;after store inside=144;after store sentence=-47;after store=138;after te first=64
after te inside=277;after te=230;after team sentence=-149;after team=134;after tiene first=288
after tiene sentence=-175;after tiene=237;after to colon=-22;after to comma=-46;after to first=-52;after to inside=-85
after to sentence=-31;after to=-66;after trae=279;after turns=217;after wants inside=171;after wants sentence=-110
after wants=85;after was first=-12;after was inside=-87;after was sentence=-165;after was=-124;after will first=-103
after will inside=-165;after will sentence=84;after will=11;after with first=-22;after with inside=-97
after with sentence=-14;after with=-283;after y comma=-188;after y first=-212;after y inside=-33;after y sentence=-106
after y=-82;after ya first=-122;after ya inside=-140;after ya sentence=-68;after ya=-146;and=-73
ao bracket ordinary all=-281;ao bracket ordinary none=81;ao city ordinary all=-11;ao city ordinary none=-14
ao city ordinary some=97;ao colon ordinary all=69;ao colon ordinary none=22;ao colon ordinary some=27
ao comma ordinary all=-9;ao comma ordinary some=-14;ao dash ordinary none=84;ao dash ordinary some=60
ao end ordinary all=58;ao end ordinary none=16;ao end ordinary some=-38;ao line ordinary none=-24
ao line ordinary some=202;ao number ordinary all=-50;ao number ordinary none=-92;ao number ordinary some=-93
ao opt-out ordinary all=58;ao opt-out ordinary none=-22;ao other ordinary all=-81;ao other ordinary none=-53
ao other ordinary some=82;ao picture ordinary all=-71;ao picture ordinary none=158;ao picture ordinary some=-96
ao sentence ordinary all=-61;ao sentence ordinary none=33;ao sentence ordinary some=-25;ao word ordinary all=-38
ao word ordinary none=-12;ao word-own ordinary all=-57;ao word-own ordinary none=-71;ao word-own ordinary some=-131
article=62;as bracket surety 0=-151;as bracket surety 1=-66;as bracket surety 2=-37;as bracket surety 3=59
as city surety 0=-159;as city surety 2=-12;as city surety 3=152;as colon surety 1=19;as colon surety 2=43
as colon surety 3=29;as comma surety 0=-48;as comma surety 1=-33;as comma surety 2=-13;as comma surety 3=32
as dash surety 0=-86;as dash surety 1=-76;as dash surety 3=78;as end surety 0=-151;as end surety 1=-38
as end surety 2=66;as end surety 3=47;as line surety 0=-113;as line surety 1=79;as number surety 0=-57
as number surety 1=-61;as number surety 2=-92;as opt-out surety 0=16;as opt-out surety 1=-50;as opt-out surety 3=29
as other surety 0=-56;as other surety 3=78;as picture surety 0=109;as picture surety 1=-45;as picture surety 2=39
as picture surety 3=89;as sentence surety 0=-90;as sentence surety 1=29;as sentence surety 2=10;as sentence surety 3=21
as word surety 0=-26;as word surety 1=-26;as word surety 2=-10;as word surety 3=64;as word-own surety 0=-27
as word-own surety 1=-120;as word-own surety 2=-100;b at-sign=24;b bracket=-38;b comma=24;b dash=-31;b first-bracket=65
b first=22;ba at-sign comma=26;ba at-sign end=77;ba at-sign opt-out=-144;ba at-sign sentence=-60;ba at-sign word=-92
ba bracket bracket=-63;ba bracket comma=-59;ba bracket end=172;ba bracket sentence=-45;ba bracket word=-160
ba colon comma=-92;ba colon end=38;ba colon number=-156;ba colon other=24;ba colon picture=-14;ba colon sentence=56
ba comma bracket=59;ba comma city=45;ba comma colon=-197;ba comma comma=-47;ba comma end=68;ba comma number=-97
ba comma opt-out=57;ba comma other=-77;ba comma sentence=-23;ba dash city=31;ba dash colon=-39;ba dash comma=-88
ba dash end=17;ba dash opt-out=-46;ba dash other=-56;ba dash sentence=-32;ba dash word=16;ba first bracket=-124
ba first colon=38;ba first comma=-27;ba first dash=63;ba first line=220;ba first number=-71;ba first other=-118
ba first picture=83;ba first sentence=79;ba first word-own=-114;ba first word=-13;ba first-bracket bracket=65
ba greeted colon=67;ba greeted sentence=-49;ba greeted word=145;ba inside bracket=-93;ba inside city=30
ba inside colon=35;ba inside comma=-20;ba inside dash=-150;ba inside end=-21;ba inside line=-59;ba inside number=-62
ba inside opt-out=-32;ba inside other=39;ba inside sentence=-27;ba inside word-own=-65;ba line colon=-21
ba line comma=-139;ba line end=-57;ba line line=-23;ba line number=-36;ba line other=-25;ba line word=109
ba sentence bracket=63;ba sentence city=65;ba sentence colon=36;ba sentence comma=52;ba sentence end=36
ba sentence number=-69;ba sentence opt-out=60;ba sentence other=-36;ba sentence word-own=-53;ba sentence word=-63
bao at-sign comma ordinary none words 1=-176;bao at-sign comma ordinary none words 2=-97
bao at-sign comma ordinary some words 2=-230;bao at-sign end ordinary none words 1=90
bao at-sign end ordinary none words 2=-16;bao at-sign end ordinary some words 3=-121
bao at-sign opt-out ordinary none words 1=-111;bao at-sign sentence ordinary none words 1=-39
bao at-sign sentence ordinary none words 2=-123;bao at-sign sentence ordinary some words 3=-81
bao at-sign word ordinary none words 1=-31;bao at-sign word ordinary none words 2=-52
bao bracket bracket ordinary all words 1=-32;bao bracket bracket ordinary all words 2=-18
bao bracket bracket ordinary none words 1=-164;bao bracket bracket ordinary none words 2=-58
bao bracket bracket ordinary some words 2=-192;bao bracket word ordinary all words 1=-17
bao bracket word ordinary none words 1=-67;bao colon comma ordinary none words 1=-97
bao colon comma ordinary none words 2=-71;bao colon comma ordinary none words 3=-207
bao colon comma ordinary some words 2=-66;bao colon comma ordinary some words 3=-104
bao colon comma ordinary some words 4=-34;bao colon end ordinary none words 1=-114
bao colon end ordinary some words 4=-15;bao colon other ordinary none words 2=69
bao colon other ordinary some words 3=-46;bao colon other ordinary some words 4=-135
bao colon sentence ordinary none words 1=141;bao colon sentence ordinary none words 2=-310
bao colon sentence ordinary none words 3=-264;bao colon sentence ordinary some words 2=117
bao colon sentence ordinary some words 3=-143;bao colon sentence ordinary some words 4=-237
bao colon word ordinary all words 1=-86;bao colon word ordinary all words 2=-79
bao colon word ordinary none words 1=-56;bao colon word ordinary none words 2=-112
bao colon word ordinary none words 3=151;bao colon word ordinary some words 2=-71
bao colon word ordinary some words 3=-294;bao colon word ordinary some words 4=-67
bao comma comma ordinary all words 1=-36;bao comma comma ordinary none words 1=-229
bao comma comma ordinary none words 2=32;bao comma comma ordinary none words 3=-199
bao comma comma ordinary some words 2=-175;bao comma end ordinary all words 2=17
bao comma end ordinary none words 2=-139;bao comma end ordinary none words 3=120;bao comma end ordinary none words 4=62
bao comma end ordinary some words 2=167;bao comma end ordinary some words 3=240
bao comma number ordinary none words 1=-100;bao comma number ordinary none words 2=-64
bao comma opt-out ordinary none words 1=-93;bao comma opt-out ordinary none words 2=-143
bao comma other ordinary none words 1=-85;bao comma other ordinary none words 2=-46
bao comma sentence ordinary none words 1=-58;bao comma sentence ordinary none words 2=-156
bao comma sentence ordinary none words 3=83;bao comma sentence ordinary some words 2=-178
bao comma sentence ordinary some words 3=-292;bao comma word ordinary all words 1=-205
bao comma word ordinary all words 2=111;bao comma word ordinary none words 1=-15
bao comma word ordinary none words 2=-32;bao comma word ordinary none words 3=-311
bao comma word ordinary some words 2=-221;bao comma word ordinary some words 3=-139
bao dash city ordinary none words 1=-98;bao dash colon ordinary some words 2=-31
bao dash comma ordinary none words 1=-107;bao dash comma ordinary none words 2=-164
bao dash comma ordinary some words 2=-50;bao dash comma ordinary some words 3=-58
bao dash comma ordinary some words 4=-47;bao dash end ordinary none words 1=-18;bao dash end ordinary none words 2=76
bao dash end ordinary none words 3=271;bao dash end ordinary some words 3=102
bao dash opt-out ordinary none words 1=-114;bao dash sentence ordinary none words 1=41
bao dash sentence ordinary none words 2=-153;bao dash sentence ordinary some words 2=-45
bao dash sentence ordinary some words 3=-94;bao dash sentence ordinary some words 4=-57
bao dash word ordinary none words 1=-170;bao dash word ordinary none words 2=162
bao dash word ordinary some words 2=-49;bao dash word ordinary some words 3=-165
bao dash word ordinary some words 4=-19;bao first colon ordinary all words 2=92
bao first colon ordinary all words 3=-55;bao first colon ordinary none words 1=-110
bao first colon ordinary none words 2=107;bao first colon ordinary none words 3=144
bao first colon ordinary none words 4=-195;bao first colon ordinary some words 2=28
bao first colon ordinary some words 3=92;bao first colon ordinary some words 4=-16
bao first comma ordinary all words 1=-147;bao first comma ordinary none words 1=-203
bao first comma ordinary none words 2=-56;bao first comma ordinary none words 3=299
bao first comma ordinary some words 2=-278;bao first comma ordinary some words 3=-47
bao first comma ordinary some words 4=-350;bao first dash ordinary some words 3=66
bao first number ordinary all words 1=-39;bao first number ordinary none words 1=-106
bao first other ordinary all words 1=-36;bao first other ordinary none words 1=-131
bao first other ordinary none words 2=78;bao first other ordinary none words 3=-207
bao first other ordinary some words 2=-184;bao first other ordinary some words 3=-124
bao first picture ordinary some words 3=20;bao first sentence ordinary all words 1=-156
bao first sentence ordinary all words 2=-191;bao first sentence ordinary none words 1=-297
bao first sentence ordinary none words 2=140;bao first sentence ordinary some words 2=118
bao first sentence ordinary some words 3=46;bao first sentence ordinary some words 4=-384
bao first word ordinary all words 1=-66;bao first word ordinary all words 2=68;bao first word ordinary all words 3=211
bao first word ordinary none words 0=-162;bao first word ordinary none words 1=-51
bao first word ordinary none words 2=21;bao first word ordinary none words 3=118
bao first word ordinary none words 4=16;bao first word ordinary some words 2=33;bao first word ordinary some words 3=23
bao first word ordinary some words 4=19;bao first word-own ordinary none words 1=-38
bao greeted word ordinary all words 1=-67;bao greeted word ordinary none words 0=-311
bao greeted word ordinary none words 1=50;bao greeted word ordinary none words 2=134
bao inside bracket ordinary all words 1=-48;bao inside bracket ordinary none words 1=-135
bao inside bracket ordinary some words 4=-50;bao inside city ordinary all words 1=-136
bao inside city ordinary none words 1=-11;bao inside city ordinary none words 2=-228
bao inside city ordinary none words 3=257;bao inside city ordinary some words 2=-99
bao inside city ordinary some words 3=-105;bao inside colon ordinary all words 1=31
bao inside colon ordinary all words 2=90;bao inside colon ordinary all words 3=-16
bao inside colon ordinary none words 2=92;bao inside colon ordinary some words 2=106
bao inside colon ordinary some words 3=-123;bao inside colon ordinary some words 4=-166
bao inside comma ordinary all words 1=-97;bao inside comma ordinary all words 2=142
bao inside comma ordinary none words 1=-26;bao inside comma ordinary none words 2=-64
bao inside comma ordinary none words 3=-192;bao inside comma ordinary none words 4=42
bao inside comma ordinary some words 2=81;bao inside comma ordinary some words 3=-29
bao inside comma ordinary some words 4=-235;bao inside dash ordinary none words 1=-19
bao inside end ordinary all words 1=132;bao inside end ordinary none words 0=-74
bao inside end ordinary none words 2=-67;bao inside end ordinary none words 3=68
bao inside end ordinary none words 4=-46;bao inside end ordinary some words 2=-114
bao inside end ordinary some words 3=-98;bao inside end ordinary some words 4=-32
bao inside line ordinary none words 1=-59;bao inside number ordinary none words 1=-38
bao inside opt-out ordinary all words 1=14;bao inside opt-out ordinary none words 1=-73
bao inside opt-out ordinary none words 2=-84;bao inside opt-out ordinary none words 3=225
bao inside opt-out ordinary some words 2=-222;bao inside opt-out ordinary some words 3=310
bao inside opt-out ordinary some words 4=-183;bao inside other ordinary all words 1=-222
bao inside other ordinary none words 1=-89;bao inside other ordinary none words 2=-21
bao inside other ordinary none words 3=75;bao inside other ordinary some words 2=90
bao inside other ordinary some words 3=-133;bao inside other ordinary some words 4=-196
bao inside picture ordinary all words 1=-29;bao inside picture ordinary none words 1=62
bao inside picture ordinary none words 2=31;bao inside picture ordinary some words 2=-102
bao inside picture ordinary some words 3=-24;bao inside picture ordinary some words 4=-186
bao inside sentence ordinary all words 1=17;bao inside sentence ordinary all words 2=70
bao inside sentence ordinary none words 0=-36;bao inside sentence ordinary none words 1=-70
bao inside sentence ordinary none words 2=-63;bao inside sentence ordinary none words 3=-66
bao inside sentence ordinary none words 4=-37;bao inside sentence ordinary some words 2=44
bao inside sentence ordinary some words 3=-67;bao inside sentence ordinary some words 4=21
bao inside word ordinary all words 1=39;bao inside word ordinary all words 2=-70
bao inside word ordinary none words 0=-82;bao inside word ordinary none words 1=-38
bao inside word ordinary none words 2=-33;bao inside word ordinary none words 3=64
bao inside word ordinary none words 4=242;bao inside word ordinary some words 2=68
bao inside word ordinary some words 3=12;bao inside word ordinary some words 4=-102
bao inside word-own ordinary all words 1=-23;bao inside word-own ordinary none words 1=-30
bao inside word-own ordinary some words 2=-34;bao line colon ordinary all words 1=-32
bao line colon ordinary none words 1=-21;bao line comma ordinary none words 1=-67;bao line end ordinary none words 2=77
bao line word ordinary all words 1=-15;bao line word ordinary none words 1=-69
bao sentence bracket ordinary none words 2=-404;bao sentence city ordinary all words 2=93
bao sentence city ordinary none words 1=-181;bao sentence city ordinary none words 2=276
bao sentence city ordinary none words 3=71;bao sentence city ordinary some words 2=151
bao sentence city ordinary some words 3=86;bao sentence city ordinary some words 4=-9
bao sentence colon ordinary all words 1=-129;bao sentence colon ordinary none words 1=-128
bao sentence colon ordinary none words 2=58;bao sentence colon ordinary some words 4=-66
bao sentence comma ordinary all words 1=-122;bao sentence comma ordinary all words 2=-142
bao sentence comma ordinary none words 1=71;bao sentence comma ordinary none words 2=77
bao sentence comma ordinary none words 3=-122;bao sentence comma ordinary some words 2=53
bao sentence comma ordinary some words 3=92;bao sentence comma ordinary some words 4=-171
bao sentence end ordinary all words 1=76;bao sentence end ordinary all words 2=62
bao sentence end ordinary none words 1=31;bao sentence end ordinary none words 2=59
bao sentence end ordinary none words 3=49;bao sentence end ordinary none words 4=121
bao sentence end ordinary some words 2=-19;bao sentence end ordinary some words 3=-60
bao sentence number ordinary all words 1=-46;bao sentence number ordinary none words 1=-105
bao sentence opt-out ordinary all words 1=-102;bao sentence opt-out ordinary all words 2=-22
bao sentence opt-out ordinary none words 1=-95;bao sentence opt-out ordinary none words 2=54
bao sentence opt-out ordinary none words 3=106;bao sentence opt-out ordinary some words 2=-222
bao sentence opt-out ordinary some words 3=154;bao sentence opt-out ordinary some words 4=-119
bao sentence other ordinary all words 1=-71;bao sentence other ordinary none words 1=-104
bao sentence other ordinary none words 2=-405;bao sentence other ordinary some words 2=-285
bao sentence other ordinary some words 3=133;bao sentence other ordinary some words 4=82
bao sentence sentence ordinary all words 1=-177;bao sentence sentence ordinary none words 1=68
bao sentence sentence ordinary none words 3=-35;bao sentence sentence ordinary some words 2=-266
bao sentence sentence ordinary some words 3=-264;bao sentence sentence ordinary some words 4=-236
bao sentence word ordinary all words 1=-72;bao sentence word ordinary all words 2=-36
bao sentence word ordinary none words 0=-151;bao sentence word ordinary none words 1=-79
bao sentence word ordinary none words 2=77;bao sentence word ordinary none words 3=-19
bao sentence word ordinary some words 2=-95;bao sentence word ordinary some words 3=-52
bao sentence word ordinary some words 4=191;bao sentence word-own ordinary none words 1=-53
bas at-sign comma surety 0=-110;bas at-sign comma surety 1=-175;bas at-sign comma surety 2=13
bas at-sign end surety 0=-202;bas at-sign end surety 1=20;bas at-sign end surety 3=-109
bas at-sign opt-out surety 1=-129;bas at-sign sentence surety 0=-110;bas at-sign sentence surety 1=-69
bas at-sign sentence surety 2=-22;bas at-sign sentence surety 3=47;bas at-sign word surety 0=-47
bas at-sign word surety 1=-110;bas bracket bracket surety 1=-140;bas bracket bracket surety 2=-177
bas bracket bracket surety 3=61;bas bracket end surety 3=101;bas bracket word surety 1=-30;bas colon comma surety 0=-47
bas colon comma surety 1=-111;bas colon comma surety 2=-77;bas colon comma surety 3=-104;bas colon end surety 1=-113
bas colon other surety 0=-54;bas colon other surety 1=-45;bas colon other surety 2=56;bas colon other surety 3=14
bas colon sentence surety 0=-148;bas colon sentence surety 1=101;bas colon sentence surety 2=20
bas colon sentence surety 3=-267;bas colon word surety 0=-86;bas colon word surety 1=-64;bas colon word surety 2=68
bas colon word surety 3=-48;bas comma bracket surety 1=-120;bas comma city surety 0=-120;bas comma city surety 1=25
bas comma colon surety 3=-106;bas comma comma surety 0=130;bas comma comma surety 1=-261;bas comma comma surety 2=-325
bas comma comma surety 3=-171;bas comma end surety 0=-61;bas comma end surety 1=52;bas comma end surety 2=-65
bas comma end surety 3=46;bas comma number surety 1=-84;bas comma number surety 2=-106;bas comma opt-out surety 0=-54
bas comma opt-out surety 1=35;bas comma opt-out surety 3=55;bas comma other surety 0=-30;bas comma other surety 1=-156
bas comma sentence surety 0=-212;bas comma sentence surety 1=-73;bas comma sentence surety 2=-20
bas comma word surety 0=-158;bas comma word surety 1=-72;bas comma word surety 2=-17;bas comma word surety 3=-103
bas dash city surety 0=-194;bas dash city surety 1=-139;bas dash colon surety 1=-89;bas dash colon surety 3=-30
bas dash comma surety 1=-82;bas dash comma surety 2=-73;bas dash comma surety 3=-111;bas dash end surety 1=-8
bas dash end surety 2=42;bas dash end surety 3=14;bas dash opt-out surety 1=-46;bas dash other surety 1=-56
bas dash sentence surety 1=10;bas dash sentence surety 2=-80;bas dash sentence surety 3=-80;bas dash word surety 0=152
bas dash word surety 1=-64;bas first bracket surety 1=-256;bas first colon surety 0=-23;bas first colon surety 1=24
bas first colon surety 2=55;bas first colon surety 3=20;bas first comma surety 0=-127;bas first comma surety 2=-51
bas first comma surety 3=196;bas first dash surety 3=52;bas first number surety 1=-75;bas first other surety 0=-59
bas first other surety 1=-173;bas first other surety 2=-68;bas first other surety 3=158;bas first picture surety 1=10
bas first picture surety 2=92;bas first sentence surety 0=-91;bas first sentence surety 1=-15
bas first sentence surety 2=-8;bas first sentence surety 3=128;bas first word surety 0=-13;bas first word surety 1=-36
bas first word surety 2=-14;bas first word surety 3=67;bas first word-own surety 0=-19;bas first word-own surety 1=-107
bas greeted word surety 0=162;bas greeted word surety 1=-273;bas greeted word surety 3=123
bas inside bracket surety 0=-24;bas inside bracket surety 1=-133;bas inside bracket surety 2=-97
bas inside bracket surety 3=-75;bas inside city surety 0=-199;bas inside city surety 1=-40;bas inside city surety 3=181
bas inside colon surety 0=40;bas inside colon surety 1=58;bas inside colon surety 2=-48;bas inside colon surety 3=42
bas inside comma surety 0=-69;bas inside comma surety 2=-55;bas inside comma surety 3=-23;bas inside dash surety 0=-86
bas inside end surety 0=-76;bas inside end surety 1=-119;bas inside end surety 2=42;bas inside end surety 3=-22
bas inside line surety 1=-28;bas inside number surety 0=-18;bas inside number surety 1=-72
bas inside opt-out surety 1=-76;bas inside opt-out surety 2=-21;bas inside opt-out surety 3=-70
bas inside other surety 0=-58;bas inside other surety 1=27;bas inside other surety 2=-10;bas inside other surety 3=45
bas inside picture surety 1=-88;bas inside picture surety 2=-162;bas inside picture surety 3=83
bas inside sentence surety 0=-87;bas inside sentence surety 1=-94;bas inside sentence surety 2=36
bas inside sentence surety 3=40;bas inside word surety 0=-56;bas inside word surety 1=9;bas inside word surety 2=-38
bas inside word surety 3=40;bas inside word-own surety 1=-67;bas line colon surety 0=-21;bas line end surety 3=256
bas line number surety 1=-36;bas line word surety 0=-57;bas line word surety 1=-140;bas sentence bracket surety 1=218
bas sentence city surety 0=-43;bas sentence city surety 1=9;bas sentence city surety 2=32
bas sentence city surety 3=-15;bas sentence colon surety 0=-19;bas sentence colon surety 1=-222
bas sentence colon surety 2=181;bas sentence colon surety 3=236;bas sentence comma surety 0=87
bas sentence comma surety 1=-83;bas sentence comma surety 2=108;bas sentence comma surety 3=88
bas sentence end surety 0=-137;bas sentence end surety 1=11;bas sentence end surety 2=43;bas sentence end surety 3=78
bas sentence number surety 0=-74;bas sentence number surety 1=-53;bas sentence opt-out surety 0=24
bas sentence opt-out surety 1=-63;bas sentence opt-out surety 2=95;bas sentence opt-out surety 3=253
bas sentence other surety 0=-55;bas sentence other surety 1=-54;bas sentence other surety 3=-12
bas sentence sentence surety 0=-59;bas sentence sentence surety 1=136;bas sentence sentence surety 2=-174
bas sentence sentence surety 3=-232;bas sentence word surety 0=-61;bas sentence word surety 1=-75
bas sentence word surety 2=-51;bas sentence word surety 3=66;before a surety 0=-365;before a surety 1=25
before a surety 2=-62;before a surety 3=214;before about=-25;before al surety 1=-149;before al=-90
before an surety 1=-112;before an=-212;before and surety 0=-34;before and surety 1=-129;before and=-143
before ask surety 0=-85;before ask=-152;before at surety 0=271;before at surety 1=154;before at surety 2=25
before at surety 3=-117;before at=132;before by surety 0=-127;before by surety 1=-245;before by surety 2=271
before by=140;before call surety 0=-201;before call surety 1=21;before call=152;before coach surety 0=119
before coach surety 1=-174;before coach=44;before code surety 1=-113;before code=-113;before con surety 0=94
before con surety 1=14;before con surety 2=-55;before con surety 3=-124;before con=-18;before de surety 0=-152
before de surety 1=-68;before de surety 2=17;before de surety 3=-11;before de=-63;before del surety 0=271
before del surety 1=-121;before del surety 2=-184;before del surety 3=-36;before del=59;before don surety 0=-148
before don surety 1=111;before don=15;before el surety 0=-86;before el surety 1=-120;before el surety 2=-321
before el surety 3=127;before el=-116;before en surety 0=79;before en surety 1=77;before en surety 2=-21
before en surety 3=-15;before en=99;before for surety 0=-124;before for surety 1=31;before for surety 2=-313
before for surety 3=-29;before for=16;before from surety 0=27;before from surety 1=130;before from surety 2=-111
before from surety 3=81;before from=51;before gracias=-214;before habla surety 3=112;before habla=124
before hey surety 0=-355;before hey=170;before hi surety 0=-129;before hi surety 1=-117;before hi=-172
before hola surety 0=-154;before hola=-136;before in surety 0=-73;before in surety 1=-50;before in surety 2=-188
before in surety 3=-110;before in=-131;before is surety 0=-125;before is surety 1=96;before is surety 2=-87
before is surety 3=18;before is=12;before it surety 0=105;before it surety 1=143;before it=184;before its=32
before la surety 0=-141;before la surety 1=-100;before la surety 2=22;before la surety 3=50;before la=51
before las surety 0=-108;before las surety 1=-93;before las surety 2=-149;before las surety 3=-69;before las=-117
before llama surety 0=-105;before llama=-105;before los surety 1=-141;before los surety 2=-132;before los surety 3=-46
before los=-146;before near=-60;before no=-151;before not surety 1=-46;before not=-185;before o surety 0=-25
before o surety 1=-151;before o=-105;before of surety 0=-165;before of surety 1=94;before of surety 2=-141
before of surety 3=-227;before of=-32;before on surety 0=-74;before on surety 1=-95;before on surety 2=256
before or surety 0=-41;before or surety 1=-45;before or surety 3=-78;before or=-20;before our surety 0=-98
before our surety 1=-207;before our surety 2=-159;before our=-45;before para surety 1=-138;before para=-138
before por surety 0=130;before por surety 1=-261;before por=83;before says=-156;before see surety 0=-106
before see surety 1=-121;before see=-149;before soy surety 0=-67;before soy=130;before su surety 0=-35
before su surety 1=-170;before su=-149;before team surety 1=113;before team=-143;before the surety 0=-140
before the surety 1=-32;before the surety 2=-38;before the surety 3=-25;before the=-32;before this surety 0=-88
before this=-88;before through surety 0=-31;before through=-31;before thru surety 0=-50;before thru=-51
before to surety 0=-219;before to surety 1=-47;before to surety 2=87;before to surety 3=118;before tu surety 1=60
before tu=59;before via=214;before with surety 0=-87;before with surety 1=-21;before with surety 2=-107
before with surety 3=77;before with=46;before y surety 1=36;before y=18;before your surety 1=-132
before your surety 2=-93;before your surety 3=59;before your=-55;bo at-sign ordinary all=-132
bo at-sign ordinary none=-28;bo at-sign ordinary some=53;bo bracket ordinary all=-62;bo bracket ordinary none=14
bo bracket ordinary some=-123;bo colon ordinary all=-206;bo colon ordinary none=30;bo colon ordinary some=-59
bo comma ordinary none=24;bo comma ordinary some=38;bo dash ordinary all=-197;bo dash ordinary some=-47
bo first ordinary all=-13;bo first ordinary none=27;bo first ordinary some=14;bo first-bracket ordinary none=49
bo greeted ordinary all=-67;bo greeted ordinary none=-23;bo greeted ordinary some=96;bo inside ordinary all=109
bo inside ordinary none=-22;bo inside ordinary some=-33;bo line ordinary all=-226;bo line ordinary some=-11
bo sentence ordinary all=-76;bo sentence ordinary none=25;bo sentence ordinary some=48;bs at-sign surety 0=-170
bs at-sign surety 1=-93;bs at-sign surety 2=160;bs at-sign surety 3=29;bs bracket surety 0=-181;bs bracket surety 1=-38
bs bracket surety 2=-191;bs bracket surety 3=86;bs colon surety 0=-103;bs colon surety 1=58;bs colon surety 2=34
bs colon surety 3=-70;bs comma surety 0=-13;bs comma surety 1=48;bs comma surety 2=-47;bs comma surety 3=-19
bs dash surety 0=-25;bs dash surety 1=-37;bs dash surety 3=32;bs first surety 0=-37;bs first surety 1=-11
bs first surety 2=31;bs first surety 3=71;bs greeted surety 0=-80;bs greeted surety 1=-233;bs greeted surety 2=180
bs greeted surety 3=158;bs inside surety 0=-30;bs inside surety 1=-15;bs line surety 0=-99;bs line surety 1=-136
bs line surety 2=161;bs line surety 3=62;bs sentence surety 0=-23;bs sentence surety 1=-22;bs sentence surety 2=37
bs sentence surety 3=101;capitals=-55;elsewhere surety 0=-33;elsewhere surety 1=-17;elsewhere surety 2=-108
elsewhere surety 3=-44;elsewhere=-92;event first=-79;event last=14;first name=39;in last sentence=62;inner capital=237
kind first=-26;kind last=-27;loose surety 0=62;loose surety 1=31;loose surety 2=-45;loose surety 3=69;loose=36
lowercase=-283;no name all=-71;no name first=-11;no name last=-121;not presented=-77;number first=-72;number=-184
only presented domain=192;only presented from=-40;only presented handle=270;only presented introduction=-71
only presented label=-24;only presented possessive=122;only presented signature=-210;ordinary all=-16
ordinary first=-71;ordinary last=-34;ordinary none=10;ordinary some=18;other presented bracket=-75
other presented code=-254;other presented domain=184;other presented from=-73;other presented handle=-223
other presented label=-58;other presented place=-30;other presented signature=-14;other presented subject=-52
other presented=-20;owner=108;person first=79;person last=67;places all=-54;presented bracket=222;presented code=358
presented domain=192;presented from=211;presented handle=390;presented introduction=289;presented label=161
presented place=183;presented possessive=62;presented signature=21;presenting surety 0=182;presenting surety 1=15
presenting surety 3=-50;presenting=85;service=-91;short capitals=42;shortened=-53;so surety 0 ordinary all=-24
so surety 0 ordinary none=-42;so surety 1 ordinary all=-44;so surety 1 ordinary some=23;so surety 2 ordinary all=172
so surety 2 ordinary none=46;so surety 2 ordinary some=-15;so surety 3 ordinary none=80;so surety 3 ordinary some=23
speaker surety 0=-265;speaker surety 1=120;speaker surety 2=-11;speaker surety 3=85;speaker=62;surety 0=-33;surety 2=42
surety 3=62;third party=-65;tied surety 0=32;tied surety 1=-21;tied surety 2=-94;tied surety 3=-50;tied=-35;title=97
topic first=-54;topic last=-79;words 0=-149;words 1=-33;words 2=41;words 3=108;words 4=43
`;
