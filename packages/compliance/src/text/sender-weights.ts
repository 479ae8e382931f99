// Written by `npm run train:sender`: what each sign of a name says about its being the sender, in hundredths.

export const packedSenderWeights = `
a bracket=-20;a city=13;a colon=40;a dash=70;a end=26;a line=119;a number=-66;a opt-out=27;a picture=60;a sentence=15;a word-own=-122
a word=-10;after abre inside=114;after abre=387;after alert first=137;after alert=137;after alerts=119;after and comma=-169
after and first=-232;after and sentence=-121;after and=-80;after app inside=158;after app=237;after are first=-176;after are inside=50
after are sentence=-240;after are=-110;after at at-sign=-97;after at colon=-177;after at comma=-125;after at dash=-149;after at first=45
after at inside=-110;after at sentence=-269;after at=39;after box sentence=-30;after box=26;after by inside=29;after by sentence=-113
after can inside=-238;after can sentence=52;after can=31;after card inside=-272;after card sentence=-20;after card=-231;after clinic=-9
after closes sentence=58;after code inside=146;after code=151;after crew first=126;after crew=216;after de first=-58;after de inside=-188
after de sentence=-66;after de=-126;after del first=46;after del sentence=-26;after del=19;after drop=40;after drops=210;after en first=-92
after en inside=-227;after en sentence=19;after en=-101;after esta=-143;after family first=175;after family inside=-126;after family=-106
after for first=-331;after for inside=39;after for sentence=-117;after for=-94;after from first=-293;after from inside=117
after from sentence=-143;after from=52;after front=182;after gets sentence=-17;after gets=-218;after had=-168;after has comma=-160
after has first=136;after has inside=-107;after has sentence=79;after has=83;after here first=-19;after here inside=-125
after here sentence=-137;after here=-33;after in comma=-136;after in first=-133;after in inside=-160;after in sentence=-61;after in=-147
after invites=174;after is at-sign=-268;after is colon=53;after is comma=82;after is dash=-101;after is inside=-50;after is sentence=23
after is=9;after jobs=-149;after just first=36;after just sentence=-110;after just=-27;after le first=32;after le inside=201
after le sentence=207;after le=218;after left first=-123;after left sentence=-105;after left=9;after les=248;after loan=-98;after loans=-63
after los first=-140;after los inside=108;after los sentence=-136;after los=46;after moved at-sign=-19;after moved first=26;after moved=-179
after needs inside=109;after needs=176;after now first=-34;after now inside=-62;after now sentence=-14;after now=-54;after office inside=84
after office sentence=213;after office=311;after on colon=-163;after on first=126;after on inside=-288;after on sentence=135
after opens first=216;after opens sentence=125;after opens=218;after or comma=-203;after or inside=15;after or sentence=-151
after order inside=-23;after order=-24;after pays=115;after plan=-22;after reminder first=162;after reminder=162;after says=-61
after se first=-119;after se inside=22;after se=22;after store inside=103;after store=103;after te inside=100;after te=163
after team sentence=-105;after team=184;after tiene first=266;after tiene=116;after to comma=-54;after to first=-116;after to inside=-73
after to sentence=-14;after to=-78;after turns=165;after wants inside=-107;after wants=-53;after was inside=71;after was sentence=-190
after was=59;after will first=-94;after will inside=-235;after will sentence=155;after will=36;after with first=153;after with inside=-179
after with sentence=-32;after with=-93;after y comma=-103;after y first=-164;after y inside=-92;after y sentence=-112;after y=-119
after ya first=-77;after ya inside=-161;after ya=-173;and=-63;ao bracket ordinary all=-172;ao bracket ordinary none=33
ao bracket ordinary some=93;ao city ordinary all=-21;ao city ordinary none=24;ao colon ordinary none=56;ao colon ordinary some=14
ao comma ordinary all=-11;ao comma ordinary none=-40;ao comma ordinary some=10;ao dash ordinary none=59;ao dash ordinary some=90
ao end ordinary all=31;ao end ordinary none=42;ao end ordinary some=-40;ao line ordinary some=143;ao number ordinary all=-47
ao number ordinary none=-59;ao number ordinary some=-94;ao opt-out ordinary all=68;ao opt-out ordinary none=-48;ao other ordinary all=-166
ao other ordinary none=-92;ao other ordinary some=85;ao picture ordinary all=-88;ao picture ordinary none=178;ao picture ordinary some=-55
ao sentence ordinary none=16;ao word ordinary all=-9;ao word-own ordinary all=-55;ao word-own ordinary none=-115
ao word-own ordinary some=-101;article=66;as bracket surety 0=-130;as bracket surety 1=-112;as bracket surety 2=25;as bracket surety 3=49
as city surety 0=-106;as city surety 2=43;as city surety 3=104;as colon surety 0=49;as colon surety 1=10;as colon surety 2=77
as colon surety 3=26;as comma surety 1=-30;as comma surety 2=-35;as comma surety 3=14;as dash surety 1=-10;as dash surety 3=74
as end surety 0=-100;as end surety 1=-23;as end surety 2=82;as end surety 3=59;as line surety 1=18;as number surety 0=-15
as number surety 1=-75;as number surety 2=-107;as opt-out surety 0=35;as opt-out surety 1=-25;as opt-out surety 2=-20;as opt-out surety 3=58
as other surety 0=-95;as other surety 1=-16;as other surety 2=27;as other surety 3=40;as picture surety 1=-73;as picture surety 2=50
as picture surety 3=57;as sentence surety 0=-57;as sentence surety 2=11;as sentence surety 3=26;as word surety 1=-31;as word surety 2=-21
as word surety 3=63;as word-own surety 1=-115;as word-own surety 2=-86;b at-sign=48;b bracket=30;b comma=28;b first=20;b greeted=50
b inside=16;b line=-15;ba at-sign comma=62;ba at-sign end=115;ba at-sign opt-out=-204;ba at-sign sentence=-27;ba at-sign word=-101
ba bracket bracket=-51;ba bracket comma=114;ba bracket end=95;ba bracket sentence=-17;ba bracket word=-189;ba colon comma=-63
ba colon end=-128;ba colon opt-out=-80;ba colon other=-76;ba colon picture=-22;ba colon sentence=79;ba colon word=11;ba comma bracket=78
ba comma city=-33;ba comma colon=-206;ba comma comma=-49;ba comma end=33;ba comma number=-105;ba comma opt-out=69;ba comma other=-98
ba comma sentence=-16;ba dash colon=-48;ba dash comma=-87;ba dash opt-out=-134;ba dash other=-91;ba dash sentence=66;ba dash word=14
ba first bracket=12;ba first colon=36;ba first comma=-34;ba first dash=62;ba first line=212;ba first number=-80;ba first other=-152
ba first picture=92;ba first word-own=-81;ba first word=-9;ba greeted colon=9;ba greeted sentence=-27;ba inside bracket=-178
ba inside city=59;ba inside end=-13;ba inside line=-62;ba inside number=-71;ba inside opt-out=-34;ba inside other=20;ba inside picture=-25
ba inside sentence=-24;ba inside word-own=-84;ba line colon=-63;ba line comma=-131;ba line end=-55;ba line line=-98;ba line number=-60
ba line word=103;ba sentence bracket=-60;ba sentence city=-12;ba sentence colon=129;ba sentence comma=47;ba sentence end=38
ba sentence number=-39;ba sentence opt-out=77;ba sentence other=-26;ba sentence word=-46;bao at-sign comma ordinary none words 1=-201
bao at-sign comma ordinary none words 2=11;bao at-sign comma ordinary some words 2=-234;bao at-sign end ordinary none words 1=10
bao at-sign end ordinary some words 2=108;bao at-sign opt-out ordinary none words 1=-153;bao at-sign sentence ordinary none words 1=-35
bao at-sign sentence ordinary some words 2=-30;bao at-sign sentence ordinary some words 3=-90;bao at-sign word ordinary none words 1=-44
bao at-sign word ordinary none words 2=-84;bao bracket bracket ordinary all words 2=-83;bao bracket bracket ordinary none words 2=-222
bao bracket bracket ordinary some words 2=-152;bao bracket word ordinary all words 1=-14;bao bracket word ordinary none words 1=-167
bao colon comma ordinary none words 1=-64;bao colon comma ordinary none words 2=-94;bao colon comma ordinary none words 3=-184
bao colon comma ordinary some words 2=-24;bao colon comma ordinary some words 3=-54;bao colon comma ordinary some words 4=-30
bao colon end ordinary some words 4=-62;bao colon opt-out ordinary none words 2=-80;bao colon other ordinary none words 2=-58
bao colon other ordinary some words 4=-67;bao colon sentence ordinary none words 1=137;bao colon sentence ordinary none words 2=-166
bao colon sentence ordinary none words 3=-179;bao colon sentence ordinary some words 2=-54;bao colon sentence ordinary some words 3=-97
bao colon sentence ordinary some words 4=-103;bao colon word ordinary all words 1=-114;bao colon word ordinary none words 1=-38
bao colon word ordinary none words 2=80;bao colon word ordinary none words 3=76;bao colon word ordinary some words 2=-197
bao colon word ordinary some words 3=10;bao colon word ordinary some words 4=-105;bao comma comma ordinary all words 1=-120
bao comma comma ordinary none words 1=-147;bao comma comma ordinary some words 2=-175;bao comma end ordinary none words 1=45
bao comma end ordinary none words 2=-223;bao comma end ordinary none words 3=182;bao comma end ordinary none words 4=65
bao comma end ordinary some words 2=235;bao comma end ordinary some words 3=245;bao comma number ordinary none words 1=-66
bao comma number ordinary none words 2=-45;bao comma opt-out ordinary none words 1=-138;bao comma opt-out ordinary none words 2=-158
bao comma other ordinary none words 1=-99;bao comma sentence ordinary none words 2=-119;bao comma sentence ordinary none words 3=121
bao comma sentence ordinary some words 3=-100;bao comma word ordinary all words 1=-107;bao comma word ordinary none words 1=-106
bao comma word ordinary none words 2=24;bao comma word ordinary none words 3=82;bao comma word ordinary some words 2=-174
bao comma word ordinary some words 3=-158;bao dash city ordinary none words 1=-149;bao dash comma ordinary none words 1=-107
bao dash comma ordinary none words 2=-98;bao dash comma ordinary some words 2=-78;bao dash comma ordinary some words 3=-84
bao dash comma ordinary some words 4=-61;bao dash end ordinary none words 1=-49;bao dash end ordinary none words 2=38
bao dash end ordinary none words 3=171;bao dash end ordinary some words 2=47;bao dash end ordinary some words 3=114
bao dash opt-out ordinary none words 1=-141;bao dash sentence ordinary none words 1=159;bao dash sentence ordinary none words 2=-171
bao dash sentence ordinary some words 2=-152;bao dash sentence ordinary some words 3=-129;bao dash sentence ordinary some words 4=-151
bao dash word ordinary none words 1=-156;bao dash word ordinary none words 2=92;bao dash word ordinary some words 2=-26
bao dash word ordinary some words 3=-143;bao dash word ordinary some words 4=-20;bao first colon ordinary all words 2=32
bao first colon ordinary all words 3=75;bao first colon ordinary none words 1=42;bao first colon ordinary none words 2=85
bao first colon ordinary none words 3=129;bao first colon ordinary none words 4=-209;bao first colon ordinary some words 2=-11
bao first colon ordinary some words 3=66;bao first colon ordinary some words 4=167;bao first comma ordinary all words 1=-170
bao first comma ordinary none words 1=-91;bao first comma ordinary none words 2=135;bao first comma ordinary some words 2=-126
bao first comma ordinary some words 3=51;bao first comma ordinary some words 4=-245;bao first dash ordinary some words 3=43
bao first number ordinary all words 1=-29;bao first number ordinary none words 1=-100;bao first other ordinary all words 1=-11
bao first other ordinary none words 1=-98;bao first other ordinary none words 2=134;bao first other ordinary none words 3=-132
bao first other ordinary some words 2=-163;bao first other ordinary some words 3=-131;bao first sentence ordinary all words 1=-91
bao first sentence ordinary all words 2=-201;bao first sentence ordinary none words 1=-192;bao first sentence ordinary none words 2=-28
bao first sentence ordinary some words 2=166;bao first sentence ordinary some words 3=32;bao first sentence ordinary some words 4=-118
bao first word ordinary all words 1=-58;bao first word ordinary all words 2=73;bao first word ordinary all words 3=-138
bao first word ordinary none words 1=-69;bao first word ordinary none words 3=114;bao first word ordinary none words 4=-261
bao first word ordinary some words 2=51;bao first word ordinary some words 3=-54;bao first word ordinary some words 4=116
bao first word-own ordinary none words 1=-80;bao greeted word ordinary all words 1=-47;bao greeted word ordinary none words 1=66
bao greeted word ordinary none words 2=-138;bao inside bracket ordinary all words 1=-75;bao inside bracket ordinary none words 1=-172
bao inside bracket ordinary some words 4=-91;bao inside city ordinary all words 1=-76;bao inside city ordinary none words 1=33
bao inside city ordinary none words 2=-210;bao inside city ordinary some words 2=54;bao inside city ordinary some words 3=-117
bao inside colon ordinary all words 1=89;bao inside colon ordinary all words 2=135;bao inside colon ordinary all words 3=-159
bao inside colon ordinary none words 1=23;bao inside colon ordinary none words 2=-45;bao inside colon ordinary none words 3=32
bao inside colon ordinary some words 2=-79;bao inside colon ordinary some words 3=-136;bao inside comma ordinary all words 1=-156
bao inside comma ordinary all words 2=107;bao inside comma ordinary none words 1=-58;bao inside comma ordinary none words 2=-29
bao inside comma ordinary none words 3=-79;bao inside comma ordinary none words 4=55;bao inside comma ordinary some words 2=21
bao inside comma ordinary some words 3=-34;bao inside comma ordinary some words 4=-83;bao inside end ordinary all words 1=78
bao inside end ordinary none words 0=-107;bao inside end ordinary none words 1=48;bao inside end ordinary none words 2=17
bao inside end ordinary none words 3=17;bao inside end ordinary none words 4=-80;bao inside end ordinary some words 2=-296
bao inside end ordinary some words 3=-288;bao inside end ordinary some words 4=-16;bao inside line ordinary none words 1=-62
bao inside number ordinary none words 1=-38;bao inside opt-out ordinary all words 1=-76;bao inside opt-out ordinary none words 1=72
bao inside opt-out ordinary none words 2=-96;bao inside opt-out ordinary none words 3=42;bao inside opt-out ordinary some words 2=-271
bao inside opt-out ordinary some words 3=169;bao inside opt-out ordinary some words 4=-257;bao inside other ordinary all words 1=-66
bao inside other ordinary none words 1=-118;bao inside other ordinary none words 2=-73;bao inside other ordinary some words 2=181
bao inside other ordinary some words 3=-89;bao inside other ordinary some words 4=-173;bao inside picture ordinary all words 1=-45
bao inside picture ordinary none words 1=110;bao inside picture ordinary none words 2=-57;bao inside picture ordinary some words 2=-150
bao inside picture ordinary some words 3=-51;bao inside picture ordinary some words 4=-68;bao inside sentence ordinary all words 1=64
bao inside sentence ordinary all words 2=-72;bao inside sentence ordinary none words 1=-27;bao inside sentence ordinary none words 2=-77
bao inside sentence ordinary none words 3=98;bao inside sentence ordinary none words 4=-32;bao inside sentence ordinary some words 3=-100
bao inside sentence ordinary some words 4=35;bao inside word ordinary all words 1=-65;bao inside word ordinary all words 2=14
bao inside word ordinary none words 1=-71;bao inside word ordinary none words 2=-54;bao inside word ordinary none words 3=-17
bao inside word ordinary none words 4=170;bao inside word ordinary some words 2=-33;bao inside word ordinary some words 3=55
bao inside word ordinary some words 4=119;bao inside word-own ordinary all words 1=-42;bao inside word-own ordinary none words 1=-47
bao inside word-own ordinary some words 2=-101;bao line end ordinary none words 2=162;bao line word ordinary all words 1=-64
bao line word ordinary none words 1=-147;bao sentence bracket ordinary none words 2=-63;bao sentence city ordinary all words 2=245
bao sentence city ordinary none words 1=-108;bao sentence city ordinary none words 2=99;bao sentence city ordinary none words 3=111
bao sentence city ordinary some words 2=34;bao sentence city ordinary some words 3=301;bao sentence city ordinary some words 4=192
bao sentence colon ordinary all words 1=-170;bao sentence colon ordinary none words 1=-262;bao sentence colon ordinary none words 2=30
bao sentence comma ordinary all words 1=-159;bao sentence comma ordinary all words 2=24;bao sentence comma ordinary none words 1=36
bao sentence comma ordinary none words 2=81;bao sentence comma ordinary none words 3=-14;bao sentence comma ordinary some words 2=48
bao sentence comma ordinary some words 3=78;bao sentence comma ordinary some words 4=-209;bao sentence end ordinary all words 1=-201
bao sentence end ordinary all words 2=-51;bao sentence end ordinary none words 1=80;bao sentence end ordinary none words 2=14
bao sentence end ordinary none words 3=16;bao sentence end ordinary none words 4=247;bao sentence end ordinary some words 2=-32
bao sentence end ordinary some words 3=-43;bao sentence end ordinary some words 4=85;bao sentence number ordinary all words 1=-40
bao sentence number ordinary none words 1=-38;bao sentence opt-out ordinary all words 1=-122;bao sentence opt-out ordinary all words 2=134
bao sentence opt-out ordinary none words 1=-22;bao sentence opt-out ordinary none words 3=74;bao sentence opt-out ordinary some words 2=-156
bao sentence opt-out ordinary some words 3=162;bao sentence opt-out ordinary some words 4=-62;bao sentence other ordinary all words 1=-33
bao sentence other ordinary none words 1=-75;bao sentence other ordinary none words 2=20;bao sentence other ordinary some words 2=-246
bao sentence other ordinary some words 3=18;bao sentence sentence ordinary all words 1=-162;bao sentence sentence ordinary none words 1=-142
bao sentence sentence ordinary none words 2=49;bao sentence sentence ordinary none words 3=184
bao sentence sentence ordinary some words 2=-211;bao sentence sentence ordinary some words 3=-168
bao sentence sentence ordinary some words 4=-162;bao sentence word ordinary all words 1=-94;bao sentence word ordinary all words 2=31
bao sentence word ordinary none words 1=-39;bao sentence word ordinary none words 3=27;bao sentence word ordinary some words 2=-60
bao sentence word ordinary some words 3=-109;bao sentence word ordinary some words 4=37;bas at-sign comma surety 1=-219
bas at-sign comma surety 2=60;bas at-sign end surety 0=-212;bas at-sign end surety 1=43;bas at-sign end surety 3=-78
bas at-sign opt-out surety 1=-179;bas at-sign sentence surety 0=-203;bas at-sign sentence surety 1=-40;bas at-sign sentence surety 3=59
bas at-sign word surety 0=-91;bas bracket bracket surety 1=-19;bas bracket bracket surety 2=-136;bas bracket bracket surety 3=-104
bas bracket end surety 3=60;bas bracket word surety 1=-79;bas colon comma surety 0=-87;bas colon comma surety 1=-51
bas colon comma surety 2=-37;bas colon comma surety 3=-114;bas colon end surety 1=-98;bas colon end surety 3=102
bas colon opt-out surety 2=-80;bas colon other surety 1=-157;bas colon other surety 2=-53;bas colon other surety 3=13
bas colon sentence surety 1=105;bas colon sentence surety 2=-52;bas colon sentence surety 3=-230;bas colon word surety 0=-44
bas colon word surety 1=-74;bas colon word surety 2=28;bas colon word surety 3=32;bas comma bracket surety 1=-192;bas comma city surety 1=-76
bas comma colon surety 3=-125;bas comma comma surety 0=118;bas comma comma surety 1=-210;bas comma comma surety 2=-254
bas comma comma surety 3=-269;bas comma end surety 0=-153;bas comma end surety 1=59;bas comma end surety 2=-10;bas comma end surety 3=31
bas comma number surety 1=-66;bas comma number surety 2=-159;bas comma opt-out surety 0=-139;bas comma opt-out surety 1=143
bas comma opt-out surety 3=-270;bas comma other surety 1=-100;bas comma sentence surety 0=-258;bas comma sentence surety 1=-96
bas comma sentence surety 2=36;bas comma sentence surety 3=60;bas comma word surety 0=-178;bas comma word surety 1=-52
bas comma word surety 2=-14;bas dash city surety 0=-174;bas dash city surety 1=-137;bas dash colon surety 1=-53;bas dash colon surety 3=-15
bas dash comma surety 1=-58;bas dash comma surety 2=-68;bas dash comma surety 3=-167;bas dash end surety 0=-147;bas dash end surety 1=-15
bas dash end surety 2=57;bas dash end surety 3=70;bas dash opt-out surety 1=-36;bas dash other surety 1=-91;bas dash sentence surety 1=137
bas dash sentence surety 2=-152;bas dash sentence surety 3=-139;bas dash word surety 1=-63;bas dash word surety 3=-82
bas first bracket surety 1=-204;bas first colon surety 0=95;bas first colon surety 1=16;bas first colon surety 2=73
bas first colon surety 3=9;bas first comma surety 0=44;bas first comma surety 1=-74;bas first comma surety 2=-180;bas first comma surety 3=77
bas first dash surety 3=62;bas first number surety 1=-76;bas first other surety 0=-49;bas first other surety 1=-170
bas first other surety 2=11;bas first other surety 3=-33;bas first picture surety 2=115;bas first sentence surety 0=-172
bas first sentence surety 1=-67;bas first sentence surety 2=-50;bas first sentence surety 3=185;bas first word surety 0=-25
bas first word surety 1=-28;bas first word surety 2=-39;bas first word surety 3=80;bas first word-own surety 1=-81
bas greeted word surety 0=90;bas greeted word surety 1=-256;bas greeted word surety 3=242;bas inside bracket surety 0=-60
bas inside bracket surety 1=-145;bas inside bracket surety 2=-148;bas inside bracket surety 3=-119;bas inside city surety 0=-62
bas inside city surety 1=27;bas inside city surety 2=106;bas inside city surety 3=115;bas inside colon surety 0=-61
bas inside colon surety 1=35;bas inside colon surety 2=-19;bas inside comma surety 0=16;bas inside comma surety 1=-16
bas inside comma surety 2=-45;bas inside comma surety 3=-37;bas inside end surety 0=25;bas inside end surety 1=-161
bas inside end surety 2=55;bas inside end surety 3=22;bas inside line surety 1=-62;bas inside number surety 1=-45
bas inside opt-out surety 0=-161;bas inside opt-out surety 1=-39;bas inside opt-out surety 2=-17;bas inside other surety 0=-89
bas inside other surety 1=43;bas inside other surety 2=-18;bas inside other surety 3=21;bas inside picture surety 1=-144
bas inside picture surety 2=-74;bas inside picture surety 3=53;bas inside sentence surety 0=-68;bas inside sentence surety 1=-44
bas inside sentence surety 2=55;bas inside word surety 0=-34;bas inside word surety 1=9;bas inside word surety 2=-36
bas inside word surety 3=16;bas inside word-own surety 1=-59;bas line end surety 3=232;bas line number surety 1=-60
bas line word surety 1=-77;bas sentence bracket surety 1=-80;bas sentence city surety 1=-14;bas sentence city surety 2=54
bas sentence city surety 3=-12;bas sentence colon surety 0=230;bas sentence colon surety 1=-204;bas sentence colon surety 2=126
bas sentence colon surety 3=298;bas sentence comma surety 0=-139;bas sentence comma surety 1=19;bas sentence comma surety 2=32
bas sentence comma surety 3=44;bas sentence end surety 0=-78;bas sentence end surety 1=25;bas sentence end surety 2=20
bas sentence end surety 3=64;bas sentence number surety 1=-37;bas sentence opt-out surety 1=-208;bas sentence opt-out surety 2=57
bas sentence opt-out surety 3=206;bas sentence other surety 0=-45;bas sentence other surety 1=-116;bas sentence other surety 2=82
bas sentence other surety 3=119;bas sentence sentence surety 0=104;bas sentence sentence surety 1=50;bas sentence sentence surety 2=-214
bas sentence sentence surety 3=-162;bas sentence word surety 0=-179;bas sentence word surety 1=-70;bas sentence word surety 2=37
bas sentence word surety 3=48;before a surety 0=-263;before a surety 1=-84;before a surety 2=-42;before a surety 3=234;before a=-9
before al surety 1=123;before al=-41;before an surety 1=-124;before an=-125;before and surety 1=-266;before and=-13;before ask surety 0=-88
before ask=-219;before at surety 0=364;before at surety 1=126;before at surety 2=-17;before at surety 3=-73;before at=141
before by surety 0=-174;before by surety 1=-304;before by surety 2=268;before by=87;before call surety 0=-260;before call surety 1=61
before call=177;before coach surety 0=46;before coach surety 1=-178;before coach=-57;before code surety 1=-148;before code=-148
before con surety 0=72;before con surety 1=21;before con surety 2=-190;before con surety 3=-72;before con=-22;before de surety 1=-136
before de surety 2=-34;before de surety 3=91;before de=-22;before del surety 0=252;before del surety 1=24;before del surety 2=106
before del surety 3=-245;before del=-45;before don surety 0=-295;before don surety 1=195;before don=133;before el surety 1=-115
before el surety 2=-202;before el surety 3=73;before el=-96;before en surety 1=44;before en surety 2=14;before en=68;before for surety 0=-86
before for surety 1=108;before for surety 2=-180;before for surety 3=-315;before for=-79;before from surety 0=-55;before from surety 1=46
before from surety 2=-108;before from=-15;before habla surety 3=179;before habla=229;before hey surety 0=-243;before hey=123
before hi surety 0=-141;before hi surety 1=-51;before hi=-207;before hola surety 0=-98;before hola=-166;before in surety 1=-109
before in surety 2=-30;before in surety 3=-162;before in=-65;before is surety 0=-194;before is surety 2=-66;before is surety 3=96
before is=-40;before it surety 0=105;before it surety 1=9;before it=89;before its=49;before la surety 0=-82;before la surety 1=26
before la surety 3=-106;before la=33;before las surety 1=-80;before las surety 2=-155;before las surety 3=-74;before las=-117
before los surety 1=-102;before los surety 2=-196;before los surety 3=-32;before los=-131;before no=-226;before not surety 1=-51
before not=-221;before o surety 1=-123;before o=-113;before of surety 0=-247;before of surety 1=-23;before of surety 2=-202
before of surety 3=170;before of=-16;before on surety 1=-80;before on surety 2=150;before on=-14;before or surety 0=-109
before or surety 1=-225;before or surety 3=8;before or=36;before our surety 1=-219;before our surety 2=-200;before our=-146
before para surety 1=-229;before para=-229;before por surety 0=-104;before por surety 1=-73;before por surety 2=-54;before por=-105
before see surety 1=-146;before see=-146;before soy surety 0=-75;before soy=128;before su surety 1=-177;before su=-174
before team surety 1=264;before team=-105;before the surety 0=-113;before the surety 1=8;before the surety 2=-33;before the surety 3=-91
before the=-13;before to surety 0=-238;before to surety 1=80;before to surety 2=-136;before to surety 3=143;before to=-23
before tu surety 1=-77;before tu=-77;before via=119;before visiting=131;before with surety 0=-97;before with surety 1=56
before with surety 2=-39;before with surety 3=56;before with=38;before y surety 1=103;before y=125;before your surety 0=168
before your surety 1=-12;before your surety 2=-127;before your=46;bo at-sign ordinary all=68;bo at-sign ordinary some=31
bo bracket ordinary all=-111;bo bracket ordinary none=65;bo bracket ordinary some=-178;bo colon ordinary all=-98;bo colon ordinary none=49
bo colon ordinary some=-118;bo comma ordinary all=169;bo comma ordinary some=45;bo dash ordinary all=-92;bo dash ordinary some=63
bo first ordinary all=-35;bo first ordinary none=25;bo first ordinary some=38;bo first-bracket ordinary none=148;bo greeted ordinary all=-47
bo greeted ordinary none=110;bo greeted ordinary some=-48;bo inside ordinary all=114;bo inside ordinary none=-16;bo line ordinary all=-38
bo line ordinary none=19;bo line ordinary some=-101;bo sentence ordinary all=-84;bo sentence ordinary none=27;bo sentence ordinary some=44
bs at-sign surety 0=-190;bs at-sign surety 2=138;bs at-sign surety 3=85;bs bracket surety 0=-131;bs bracket surety 1=-32
bs bracket surety 2=-194;bs bracket surety 3=83;bs colon surety 0=-143;bs colon surety 1=15;bs colon surety 2=-75;bs comma surety 0=-58
bs comma surety 2=-35;bs comma surety 3=23;bs dash surety 0=57;bs dash surety 1=-30;bs dash surety 2=-39;bs dash surety 3=60
bs first surety 0=-10;bs first surety 1=-16;bs first surety 2=16;bs first surety 3=58;bs greeted surety 0=31;bs greeted surety 1=-266
bs greeted surety 2=129;bs greeted surety 3=266;bs inside surety 0=-10;bs line surety 0=-183;bs line surety 1=-117;bs line surety 2=154
bs line surety 3=89;bs sentence surety 0=-47;bs sentence surety 1=-39;bs sentence surety 2=51;bs sentence surety 3=118;capitals=29
elsewhere surety 0=-69;elsewhere surety 1=-14;elsewhere surety 2=-135;elsewhere surety 3=39;elsewhere=-24;event first=-182;first name=32
in last sentence=77;inner capital=203;kind first=-23;last name=-39;loose surety 0=71;loose surety 1=41;loose surety 2=21;loose surety 3=-70
loose=49;lowercase=-308;no name all=-179;no name first=32;no name last=-9;not presented=-97;number first=-104;number=-138
only presented domain=186;only presented handle=283;only presented introduction=19;only presented label=103;only presented possessive=-79
only presented signature=-177;ordinary first=-101;ordinary last=-29;ordinary none=25;ordinary some=18;other presented bracket=-120
other presented code=-243;other presented domain=260;other presented handle=-155;other presented introduction=-84;other presented label=-18
other presented place=-71;other presented possessive=-24;other presented signature=-15;other presented subject=-125;owner=129
person first=-42;person last=64;place last=-30;places all=-215;presented bracket=225;presented code=319;presented domain=186
presented from=215;presented handle=339;presented introduction=122;presented label=160;presented place=155;presented possessive=59
presenting surety 1=35;presenting surety 2=82;presenting surety 3=52;presenting=98;service=-158;short capitals=40;shortened=-55
so surety 0 ordinary some=-94;so surety 1 ordinary all=-22;so surety 1 ordinary none=-16;so surety 2 ordinary all=80
so surety 2 ordinary none=54;so surety 3 ordinary none=76;so surety 3 ordinary some=38;speaker surety 0=-215;speaker surety 1=-42
speaker surety 3=122;speaker=46;surety 0=-15;surety 2=44;surety 3=66;third party=-18;tied surety 0=38;tied surety 1=51;tied surety 2=-138
tied surety 3=-84;tied=14;title=83;topic first=-55;topic last=-17;words 0=-185;words 1=-14;words 2=32;words 3=90
`;
