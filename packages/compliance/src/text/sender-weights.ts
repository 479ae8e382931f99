// Written by `npm run train:sender`: what each sign of a name says about its being the sender, in hundredths.

export const packedSenderWeights = `
a bracket=-19;a city=15;a colon=40;a dash=70;a end=26;a line=119;a number=-66;a opt-out=27;a picture=60;a sentence=15;a word-own=-122
a word=-10;after abre inside=120;after abre=385;after alert first=140;after alert=140;after alerts=119;after and comma=-169
after and first=-233;after and sentence=-123;after and=-79;after app inside=155;after app=237;after are first=-176;after are inside=56
after are sentence=-239;after are=-109;after at at-sign=-95;after at colon=-172;after at comma=-123;after at dash=-148;after at first=44
after at inside=-109;after at sentence=-268;after at=35;after box sentence=-29;after box=26;after by inside=30;after by sentence=-113
after can inside=-240;after can sentence=53;after can=32;after card inside=-266;after card sentence=-21;after card=-224;after clinic=-9
after closes sentence=59;after code inside=152;after code=156;after crew first=128;after crew=214;after de first=-59;after de inside=-185
after de sentence=-67;after de=-123;after del first=46;after del sentence=-27;after del=21;after drop=40;after drops=208;after en first=-93
after en inside=-232;after en sentence=20;after en=-103;after esta=-144;after family first=175;after family inside=-128;after family=-107
after for first=-331;after for inside=40;after for sentence=-119;after for=-92;after from first=-288;after from inside=123
after from sentence=-142;after from=57;after front=180;after gets sentence=-17;after gets=-218;after had=-167;after has comma=-159
after has first=138;after has inside=-113;after has sentence=83;after has=80;after here first=-26;after here greeted=-13
after here inside=-118;after here sentence=-135;after here=-40;after in comma=-137;after in first=-133;after in inside=-161
after in sentence=-60;after in=-146;after invites=169;after is at-sign=-266;after is colon=45;after is comma=86;after is dash=-100
after is inside=-45;after is sentence=23;after is=9;after jobs=-149;after just first=37;after just sentence=-109;after just=-26
after le first=34;after le inside=203;after le sentence=205;after le=217;after left first=-129;after left sentence=-106;after left=12
after les=248;after loan=-97;after loans=-74;after los first=-139;after los inside=105;after los sentence=-135;after los=44
after moved at-sign=-20;after moved first=23;after moved=-170;after needs inside=110;after needs=176;after now first=-34;after now inside=-63
after now sentence=-14;after now=-55;after office inside=83;after office sentence=216;after office=313;after on colon=-163;after on first=124
after on inside=-283;after on sentence=133;after opens first=215;after opens sentence=126;after opens=220;after or comma=-201
after or inside=12;after or sentence=-150;after order inside=-19;after order=-19;after pays=117;after plan=-21;after reminder first=164
after reminder=164;after says=-60;after se first=-119;after se inside=24;after se=23;after store inside=99;after store=99;after te inside=102
after te=163;after team sentence=-109;after team=184;after tiene first=266;after tiene=115;after to comma=-53;after to first=-120
after to inside=-70;after to sentence=-15;after to=-76;after turns=164;after wants inside=-106;after wants=-51;after was inside=75
after was sentence=-193;after was=62;after will first=-93;after will inside=-212;after will sentence=156;after will=35;after with first=150
after with inside=-179;after with sentence=-30;after with=-95;after y comma=-102;after y first=-164;after y inside=-94;after y sentence=-111
after y=-120;after ya first=-76;after ya inside=-162;after ya=-175;and=-61;ao bracket ordinary all=-172;ao bracket ordinary none=33
ao bracket ordinary some=95;ao city ordinary all=-22;ao city ordinary none=24;ao city ordinary some=12;ao colon ordinary none=56
ao colon ordinary some=13;ao comma ordinary all=-11;ao comma ordinary none=-40;ao comma ordinary some=12;ao dash ordinary none=60
ao dash ordinary some=90;ao end ordinary all=32;ao end ordinary none=42;ao end ordinary some=-40;ao line ordinary some=144
ao number ordinary all=-47;ao number ordinary none=-59;ao number ordinary some=-93;ao opt-out ordinary all=70;ao opt-out ordinary none=-48
ao other ordinary all=-166;ao other ordinary none=-91;ao other ordinary some=85;ao picture ordinary all=-92;ao picture ordinary none=185
ao picture ordinary some=-73;ao sentence ordinary all=9;ao sentence ordinary none=16;ao word ordinary all=-9;ao word-own ordinary all=-55
ao word-own ordinary none=-115;ao word-own ordinary some=-102;article=70;as bracket surety 0=-130;as bracket surety 1=-112
as bracket surety 2=26;as bracket surety 3=50;as city surety 0=-104;as city surety 2=45;as city surety 3=108;as colon surety 0=49
as colon surety 1=11;as colon surety 2=77;as colon surety 3=26;as comma surety 1=-30;as comma surety 2=-35;as comma surety 3=13
as dash surety 1=-10;as dash surety 3=75;as end surety 0=-101;as end surety 1=-23;as end surety 2=82;as end surety 3=59;as line surety 1=20
as number surety 0=-14;as number surety 1=-75;as number surety 2=-105;as opt-out surety 0=36;as opt-out surety 1=-27;as opt-out surety 2=-21
as opt-out surety 3=57;as other surety 0=-97;as other surety 1=-16;as other surety 2=26;as other surety 3=44;as picture surety 1=-81
as picture surety 2=60;as picture surety 3=58;as sentence surety 0=-58;as sentence surety 2=11;as sentence surety 3=27;as word surety 1=-31
as word surety 2=-21;as word surety 3=59;as word-own surety 1=-115;as word-own surety 2=-86;b at-sign=47;b bracket=30;b comma=28;b first=20
b greeted=45;b inside=16;b line=-12;ba at-sign comma=59;ba at-sign end=115;ba at-sign opt-out=-202;ba at-sign sentence=-29
ba at-sign word=-101;ba bracket bracket=-52;ba bracket comma=113;ba bracket end=95;ba bracket sentence=-18;ba bracket word=-188
ba colon comma=-63;ba colon end=-124;ba colon opt-out=-80;ba colon other=-76;ba colon picture=-21;ba colon sentence=79;ba colon word=13
ba comma bracket=77;ba comma city=-31;ba comma colon=-206;ba comma comma=-50;ba comma end=34;ba comma number=-103;ba comma opt-out=70
ba comma other=-98;ba comma sentence=-16;ba dash colon=-47;ba dash comma=-86;ba dash opt-out=-137;ba dash other=-91;ba dash sentence=63
ba dash word=13;ba first bracket=15;ba first colon=36;ba first comma=-35;ba first dash=63;ba first line=213;ba first number=-79
ba first other=-152;ba first picture=87;ba first word-own=-81;ba first word=-8;ba greeted colon=9;ba greeted sentence=-26
ba inside bracket=-179;ba inside city=61;ba inside end=-14;ba inside line=-62;ba inside number=-70;ba inside opt-out=-34;ba inside other=21
ba inside picture=-24;ba inside sentence=-23;ba inside word-own=-84;ba line colon=-71;ba line comma=-128;ba line end=-56;ba line line=-99
ba line number=-60;ba line word=102;ba sentence bracket=-59;ba sentence city=-12;ba sentence colon=141;ba sentence comma=47
ba sentence end=38;ba sentence number=-39;ba sentence opt-out=78;ba sentence other=-27;ba sentence word=-46
bao at-sign comma ordinary none words 1=-200;bao at-sign comma ordinary none words 2=10;bao at-sign comma ordinary some words 2=-214
bao at-sign end ordinary none words 1=10;bao at-sign end ordinary some words 2=110;bao at-sign opt-out ordinary none words 1=-153
bao at-sign sentence ordinary none words 1=-34;bao at-sign sentence ordinary some words 2=-27;bao at-sign sentence ordinary some words 3=-90
bao at-sign word ordinary none words 1=-43;bao at-sign word ordinary none words 2=-83;bao bracket bracket ordinary all words 2=-82
bao bracket bracket ordinary none words 2=-223;bao bracket bracket ordinary some words 2=-152;bao bracket word ordinary all words 1=-14
bao bracket word ordinary none words 1=-167;bao colon comma ordinary none words 1=-64;bao colon comma ordinary none words 2=-94
bao colon comma ordinary none words 3=-184;bao colon comma ordinary some words 2=-24;bao colon comma ordinary some words 3=-55
bao colon comma ordinary some words 4=-31;bao colon end ordinary some words 4=-63;bao colon opt-out ordinary none words 2=-80
bao colon other ordinary none words 2=-58;bao colon other ordinary some words 4=-72;bao colon sentence ordinary none words 1=136
bao colon sentence ordinary none words 2=-166;bao colon sentence ordinary none words 3=-180;bao colon sentence ordinary some words 2=-54
bao colon sentence ordinary some words 3=-99;bao colon sentence ordinary some words 4=-104;bao colon word ordinary all words 1=-113
bao colon word ordinary none words 1=-37;bao colon word ordinary none words 2=75;bao colon word ordinary none words 3=85
bao colon word ordinary some words 2=-195;bao colon word ordinary some words 4=-104;bao comma comma ordinary all words 1=-120
bao comma comma ordinary none words 1=-147;bao comma comma ordinary some words 2=-177;bao comma end ordinary none words 1=45
bao comma end ordinary none words 2=-222;bao comma end ordinary none words 3=183;bao comma end ordinary none words 4=66
bao comma end ordinary some words 2=234;bao comma end ordinary some words 3=246;bao comma number ordinary none words 1=-65
bao comma number ordinary none words 2=-46;bao comma opt-out ordinary none words 1=-141;bao comma opt-out ordinary none words 2=-148
bao comma other ordinary none words 1=-99;bao comma sentence ordinary none words 2=-120;bao comma sentence ordinary none words 3=120
bao comma sentence ordinary some words 3=-99;bao comma word ordinary all words 1=-107;bao comma word ordinary none words 1=-106
bao comma word ordinary none words 2=23;bao comma word ordinary none words 3=85;bao comma word ordinary some words 2=-174
bao comma word ordinary some words 3=-156;bao dash city ordinary none words 1=-153;bao dash comma ordinary none words 1=-104
bao dash comma ordinary none words 2=-97;bao dash comma ordinary some words 2=-78;bao dash comma ordinary some words 3=-86
bao dash comma ordinary some words 4=-62;bao dash end ordinary none words 1=-49;bao dash end ordinary none words 2=38
bao dash end ordinary none words 3=177;bao dash end ordinary some words 2=51;bao dash end ordinary some words 3=113
bao dash opt-out ordinary none words 1=-142;bao dash sentence ordinary none words 1=157;bao dash sentence ordinary none words 2=-170
bao dash sentence ordinary some words 2=-150;bao dash sentence ordinary some words 3=-124;bao dash sentence ordinary some words 4=-153
bao dash word ordinary none words 1=-159;bao dash word ordinary none words 2=92;bao dash word ordinary some words 2=-26
bao dash word ordinary some words 3=-143;bao dash word ordinary some words 4=-19;bao first colon ordinary all words 2=33
bao first colon ordinary all words 3=75;bao first colon ordinary none words 1=43;bao first colon ordinary none words 2=84
bao first colon ordinary none words 3=130;bao first colon ordinary none words 4=-216;bao first colon ordinary some words 2=-9
bao first colon ordinary some words 3=68;bao first colon ordinary some words 4=169;bao first comma ordinary all words 1=-170
bao first comma ordinary none words 1=-91;bao first comma ordinary none words 2=136;bao first comma ordinary some words 2=-127
bao first comma ordinary some words 3=47;bao first comma ordinary some words 4=-249;bao first dash ordinary some words 3=42
bao first number ordinary all words 1=-29;bao first number ordinary none words 1=-100;bao first other ordinary all words 1=-11
bao first other ordinary none words 1=-89;bao first other ordinary none words 2=132;bao first other ordinary none words 3=-131
bao first other ordinary some words 2=-163;bao first other ordinary some words 3=-132;bao first picture ordinary some words 3=-102
bao first sentence ordinary all words 1=-91;bao first sentence ordinary all words 2=-204;bao first sentence ordinary none words 1=-194
bao first sentence ordinary none words 2=-29;bao first sentence ordinary some words 2=167;bao first sentence ordinary some words 3=33
bao first sentence ordinary some words 4=-118;bao first word ordinary all words 1=-57;bao first word ordinary all words 2=74
bao first word ordinary all words 3=-140;bao first word ordinary none words 1=-70;bao first word ordinary none words 3=114
bao first word ordinary none words 4=-261;bao first word ordinary some words 2=51;bao first word ordinary some words 3=-53
bao first word ordinary some words 4=116;bao first word-own ordinary none words 1=-80;bao greeted word ordinary all words 1=-45
bao greeted word ordinary none words 1=66;bao greeted word ordinary none words 2=-128;bao inside bracket ordinary all words 1=-74
bao inside bracket ordinary none words 1=-177;bao inside bracket ordinary some words 4=-97;bao inside city ordinary all words 1=-76
bao inside city ordinary none words 1=35;bao inside city ordinary none words 2=-212;bao inside city ordinary some words 2=55
bao inside city ordinary some words 3=-122;bao inside colon ordinary all words 1=92;bao inside colon ordinary all words 2=134
bao inside colon ordinary all words 3=-156;bao inside colon ordinary none words 1=23;bao inside colon ordinary none words 2=-47
bao inside colon ordinary none words 3=47;bao inside colon ordinary some words 2=-79;bao inside colon ordinary some words 3=-134
bao inside comma ordinary all words 1=-158;bao inside comma ordinary all words 2=110;bao inside comma ordinary none words 1=-58
bao inside comma ordinary none words 2=-29;bao inside comma ordinary none words 3=-88;bao inside comma ordinary none words 4=56
bao inside comma ordinary some words 2=23;bao inside comma ordinary some words 3=-50;bao inside comma ordinary some words 4=-50
bao inside end ordinary all words 1=78;bao inside end ordinary none words 0=-109;bao inside end ordinary none words 1=47
bao inside end ordinary none words 2=20;bao inside end ordinary none words 3=14;bao inside end ordinary none words 4=-77
bao inside end ordinary some words 2=-294;bao inside end ordinary some words 3=-296;bao inside end ordinary some words 4=-20
bao inside line ordinary none words 1=-62;bao inside number ordinary none words 1=-38;bao inside opt-out ordinary all words 1=-71
bao inside opt-out ordinary none words 1=73;bao inside opt-out ordinary none words 2=-102;bao inside opt-out ordinary none words 3=41
bao inside opt-out ordinary some words 2=-274;bao inside opt-out ordinary some words 3=171;bao inside opt-out ordinary some words 4=-263
bao inside other ordinary all words 1=-66;bao inside other ordinary none words 1=-120;bao inside other ordinary none words 2=-72
bao inside other ordinary some words 2=181;bao inside other ordinary some words 3=-89;bao inside other ordinary some words 4=-195
bao inside picture ordinary all words 1=-41;bao inside picture ordinary none words 1=110;bao inside picture ordinary none words 2=-63
bao inside picture ordinary some words 2=-144;bao inside picture ordinary some words 3=-46;bao inside picture ordinary some words 4=-69
bao inside sentence ordinary all words 1=64;bao inside sentence ordinary all words 2=-69;bao inside sentence ordinary none words 1=-26
bao inside sentence ordinary none words 2=-76;bao inside sentence ordinary none words 3=105;bao inside sentence ordinary none words 4=-36
bao inside sentence ordinary some words 3=-100;bao inside sentence ordinary some words 4=27;bao inside word ordinary all words 1=-65
bao inside word ordinary all words 2=14;bao inside word ordinary none words 1=-72;bao inside word ordinary none words 2=-60
bao inside word ordinary none words 4=169;bao inside word ordinary some words 2=-35;bao inside word ordinary some words 3=63
bao inside word ordinary some words 4=120;bao inside word-own ordinary all words 1=-42;bao inside word-own ordinary none words 1=-47
bao inside word-own ordinary some words 2=-102;bao line end ordinary none words 2=165;bao line word ordinary all words 1=-63
bao line word ordinary none words 1=-146;bao sentence bracket ordinary none words 2=-63;bao sentence city ordinary all words 2=242
bao sentence city ordinary none words 1=-111;bao sentence city ordinary none words 2=95;bao sentence city ordinary none words 3=117
bao sentence city ordinary some words 2=51;bao sentence city ordinary some words 3=294;bao sentence city ordinary some words 4=189
bao sentence colon ordinary all words 1=-171;bao sentence colon ordinary none words 1=-266;bao sentence colon ordinary none words 2=104
bao sentence comma ordinary all words 1=-159;bao sentence comma ordinary all words 2=25;bao sentence comma ordinary none words 1=36
bao sentence comma ordinary none words 2=81;bao sentence comma ordinary none words 3=-12;bao sentence comma ordinary some words 2=49
bao sentence comma ordinary some words 3=78;bao sentence comma ordinary some words 4=-213;bao sentence end ordinary all words 1=-202
bao sentence end ordinary all words 2=-51;bao sentence end ordinary none words 1=79;bao sentence end ordinary none words 2=15
bao sentence end ordinary none words 3=15;bao sentence end ordinary none words 4=246;bao sentence end ordinary some words 2=-29
bao sentence end ordinary some words 3=-41;bao sentence end ordinary some words 4=80;bao sentence number ordinary all words 1=-39
bao sentence number ordinary none words 1=-40;bao sentence opt-out ordinary all words 1=-105;bao sentence opt-out ordinary all words 2=133
bao sentence opt-out ordinary none words 1=-24;bao sentence opt-out ordinary none words 3=76;bao sentence opt-out ordinary some words 2=-151
bao sentence opt-out ordinary some words 3=165;bao sentence opt-out ordinary some words 4=-62;bao sentence other ordinary all words 1=-33
bao sentence other ordinary none words 1=-76;bao sentence other ordinary none words 2=17;bao sentence other ordinary some words 2=-244
bao sentence other ordinary some words 3=17;bao sentence sentence ordinary all words 1=-163;bao sentence sentence ordinary none words 1=-141
bao sentence sentence ordinary none words 2=49;bao sentence sentence ordinary none words 3=184
bao sentence sentence ordinary some words 2=-211;bao sentence sentence ordinary some words 3=-165
bao sentence sentence ordinary some words 4=-162;bao sentence word ordinary all words 1=-93;bao sentence word ordinary all words 2=34
bao sentence word ordinary none words 1=-39;bao sentence word ordinary none words 3=28;bao sentence word ordinary some words 2=-59
bao sentence word ordinary some words 3=-109;bao sentence word ordinary some words 4=33;bas at-sign comma surety 1=-218
bas at-sign comma surety 2=62;bas at-sign end surety 0=-207;bas at-sign end surety 1=42;bas at-sign end surety 3=-81
bas at-sign opt-out surety 1=-179;bas at-sign sentence surety 0=-207;bas at-sign sentence surety 1=-39;bas at-sign sentence surety 2=-9
bas at-sign sentence surety 3=53;bas at-sign word surety 0=-90;bas bracket bracket surety 1=-18;bas bracket bracket surety 2=-136
bas bracket bracket surety 3=-103;bas bracket end surety 3=59;bas bracket word surety 1=-80;bas colon comma surety 0=-86
bas colon comma surety 1=-51;bas colon comma surety 2=-38;bas colon comma surety 3=-111;bas colon end surety 1=-99;bas colon end surety 3=105
bas colon opt-out surety 2=-80;bas colon other surety 1=-147;bas colon other surety 2=-53;bas colon other surety 3=13
bas colon sentence surety 1=105;bas colon sentence surety 2=-53;bas colon sentence surety 3=-233;bas colon word surety 0=-43
bas colon word surety 1=-73;bas colon word surety 2=29;bas colon word surety 3=32;bas comma bracket surety 1=-191;bas comma city surety 1=-76
bas comma colon surety 3=-124;bas comma comma surety 0=119;bas comma comma surety 1=-208;bas comma comma surety 2=-253
bas comma comma surety 3=-273;bas comma end surety 0=-154;bas comma end surety 1=59;bas comma end surety 2=-9;bas comma end surety 3=33
bas comma number surety 1=-67;bas comma number surety 2=-159;bas comma opt-out surety 0=-137;bas comma opt-out surety 1=143
bas comma opt-out surety 3=-263;bas comma other surety 1=-100;bas comma sentence surety 0=-261;bas comma sentence surety 1=-94
bas comma sentence surety 2=38;bas comma sentence surety 3=59;bas comma word surety 0=-175;bas comma word surety 1=-53
bas comma word surety 2=-15;bas comma word surety 3=14;bas dash city surety 0=-176;bas dash city surety 1=-141;bas dash colon surety 1=-52
bas dash colon surety 3=-15;bas dash comma surety 1=-57;bas dash comma surety 2=-68;bas dash comma surety 3=-169;bas dash end surety 0=-148
bas dash end surety 1=-14;bas dash end surety 2=55;bas dash end surety 3=73;bas dash opt-out surety 1=-40;bas dash other surety 1=-91
bas dash sentence surety 1=135;bas dash sentence surety 2=-147;bas dash sentence surety 3=-141;bas dash word surety 1=-64
bas dash word surety 3=-75;bas first bracket surety 1=-205;bas first colon surety 0=96;bas first colon surety 1=18
bas first colon surety 2=73;bas first colon surety 3=9;bas first comma surety 0=43;bas first comma surety 1=-73;bas first comma surety 2=-179
bas first comma surety 3=75;bas first dash surety 3=63;bas first number surety 1=-76;bas first other surety 0=-49
bas first other surety 1=-169;bas first other surety 2=18;bas first other surety 3=-37;bas first picture surety 1=-21
bas first picture surety 2=126;bas first sentence surety 0=-170;bas first sentence surety 1=-65;bas first sentence surety 2=-50
bas first sentence surety 3=182;bas first word surety 0=-24;bas first word surety 1=-27;bas first word surety 2=-41
bas first word surety 3=83;bas first word-own surety 1=-81;bas greeted word surety 0=83;bas greeted word surety 1=-258
bas greeted word surety 3=247;bas inside bracket surety 0=-61;bas inside bracket surety 1=-146;bas inside bracket surety 2=-149
bas inside bracket surety 3=-121;bas inside city surety 0=-64;bas inside city surety 1=27;bas inside city surety 2=93
bas inside city surety 3=120;bas inside colon surety 0=-61;bas inside colon surety 1=36;bas inside colon surety 2=-20
bas inside comma surety 0=16;bas inside comma surety 1=-18;bas inside comma surety 2=-45;bas inside comma surety 3=-35
bas inside end surety 0=25;bas inside end surety 1=-163;bas inside end surety 2=54;bas inside end surety 3=25;bas inside line surety 1=-62
bas inside number surety 1=-45;bas inside opt-out surety 0=-160;bas inside opt-out surety 1=-39;bas inside opt-out surety 2=-19
bas inside opt-out surety 3=-11;bas inside other surety 0=-87;bas inside other surety 1=43;bas inside other surety 2=-19
bas inside other surety 3=33;bas inside picture surety 1=-143;bas inside picture surety 2=-75;bas inside picture surety 3=53
bas inside sentence surety 0=-68;bas inside sentence surety 1=-44;bas inside sentence surety 2=54;bas inside word surety 0=-34
bas inside word surety 1=10;bas inside word surety 2=-34;bas inside word surety 3=9;bas inside word-own surety 1=-59
bas line end surety 3=234;bas line number surety 1=-60;bas line word surety 1=-77;bas sentence bracket surety 1=-81
bas sentence city surety 0=10;bas sentence city surety 1=-15;bas sentence city surety 2=58;bas sentence city surety 3=-15
bas sentence colon surety 0=224;bas sentence colon surety 1=-211;bas sentence colon surety 2=125;bas sentence colon surety 3=320
bas sentence comma surety 0=-141;bas sentence comma surety 1=20;bas sentence comma surety 2=33;bas sentence comma surety 3=43
bas sentence end surety 0=-78;bas sentence end surety 1=26;bas sentence end surety 2=21;bas sentence end surety 3=62
bas sentence number surety 1=-37;bas sentence opt-out surety 1=-204;bas sentence opt-out surety 2=58;bas sentence opt-out surety 3=209
bas sentence other surety 0=-47;bas sentence other surety 1=-116;bas sentence other surety 2=78;bas sentence other surety 3=116
bas sentence sentence surety 0=104;bas sentence sentence surety 1=51;bas sentence sentence surety 2=-215;bas sentence sentence surety 3=-166
bas sentence word surety 0=-178;bas sentence word surety 1=-70;bas sentence word surety 2=34;bas sentence word surety 3=52
before a surety 0=-263;before a surety 1=-85;before a surety 2=-38;before a surety 3=227;before a=-11;before al surety 1=123;before al=-41
before an surety 1=-124;before an=-125;before and surety 1=-265;before and=-13;before ask surety 0=-89;before ask=-217;before at surety 0=373
before at surety 1=142;before at surety 3=-110;before at=119;before by surety 0=-180;before by surety 1=-312;before by surety 2=256
before by surety 3=36;before by=115;before call surety 0=-245;before call surety 1=59;before call=175;before coach surety 0=45
before coach surety 1=-177;before coach=-55;before code surety 1=-151;before code=-151;before con surety 0=73;before con surety 1=23
before con surety 2=-188;before con surety 3=-83;before con=-27;before de surety 1=-125;before de surety 2=-35;before de surety 3=83
before de=-20;before del surety 0=250;before del surety 1=22;before del surety 2=104;before del surety 3=-247;before del=-38
before don surety 0=-297;before don surety 1=197;before don=134;before el surety 1=-116;before el surety 2=-201;before el surety 3=67
before el=-99;before en surety 0=-10;before en surety 1=45;before en surety 2=16;before en=66;before for surety 0=-85;before for surety 1=107
before for surety 2=-183;before for surety 3=-318;before for=-76;before from surety 0=-54;before from surety 1=32;before from surety 2=-115
before from surety 3=51;before habla surety 3=175;before habla=223;before hey surety 0=-243;before hey=121;before hi surety 0=-141
before hi surety 1=-52;before hi=-205;before hola surety 0=-99;before hola=-166;before in surety 1=-110;before in surety 2=-31
before in surety 3=-157;before in=-65;before is surety 0=-194;before is surety 2=-71;before is surety 3=116;before is=-39
before it surety 0=104;before it=85;before its=45;before la surety 0=-84;before la surety 1=25;before la surety 3=-104;before la=34
before las surety 1=-81;before las surety 2=-155;before las surety 3=-75;before las=-118;before los surety 1=-102;before los surety 2=-201
before los surety 3=-34;before los=-134;before no=-225;before not surety 1=-50;before not=-222;before o surety 1=-123;before o=-114
before of surety 0=-241;before of surety 1=-23;before of surety 2=-207;before of surety 3=165;before of=-19;before on surety 1=-81
before on surety 2=149;before on=-14;before or surety 0=-112;before or surety 1=-226;before or surety 3=9;before or=37
before our surety 1=-229;before our surety 2=-207;before our=-132;before para surety 1=-228;before para=-228;before por surety 0=-105
before por surety 1=-74;before por surety 2=-55;before por=-105;before see surety 1=-145;before see=-145;before soy surety 0=-75
before soy=129;before su surety 1=-177;before su=-174;before team surety 1=261;before team=-105;before the surety 0=-114
before the surety 1=9;before the surety 2=-34;before the surety 3=-87;before the=-12;before to surety 0=-238;before to surety 1=76
before to surety 2=-143;before to surety 3=170;before to=-22;before tu surety 1=-76;before tu=-76;before via=120;before visiting=131
before with surety 0=-97;before with surety 1=52;before with surety 2=-40;before with surety 3=59;before with=34;before y surety 1=101
before y=124;before your surety 0=167;before your surety 1=-11;before your surety 2=-122;before your surety 3=15;before your=49
bo at-sign ordinary all=68;bo at-sign ordinary some=32;bo bracket ordinary all=-111;bo bracket ordinary none=64;bo bracket ordinary some=-178
bo colon ordinary all=-99;bo colon ordinary none=48;bo colon ordinary some=-116;bo comma ordinary all=172;bo comma ordinary some=46
bo dash ordinary all=-91;bo dash ordinary some=62;bo first ordinary all=-34;bo first ordinary none=25;bo first ordinary some=38
bo first-bracket ordinary none=148;bo greeted ordinary all=-45;bo greeted ordinary none=115;bo greeted ordinary some=-42
bo inside ordinary all=116;bo inside ordinary none=-17;bo line ordinary all=-39;bo line ordinary none=21;bo line ordinary some=-103
bo sentence ordinary all=-83;bo sentence ordinary none=27;bo sentence ordinary some=43;bs at-sign surety 0=-190;bs at-sign surety 2=140
bs at-sign surety 3=78;bs bracket surety 0=-131;bs bracket surety 1=-30;bs bracket surety 2=-194;bs bracket surety 3=83
bs colon surety 0=-144;bs colon surety 1=15;bs colon surety 2=-74;bs comma surety 0=-58;bs comma surety 2=-35;bs comma surety 3=23
bs dash surety 0=57;bs dash surety 1=-30;bs dash surety 2=-41;bs dash surety 3=64;bs first surety 0=-10;bs first surety 1=-16
bs first surety 2=17;bs first surety 3=58;bs greeted surety 0=27;bs greeted surety 1=-268;bs greeted surety 2=138;bs greeted surety 3=270
bs inside surety 0=-10;bs inside surety 3=10;bs line surety 0=-182;bs line surety 1=-119;bs line surety 2=146;bs line surety 3=85
bs sentence surety 0=-47;bs sentence surety 1=-38;bs sentence surety 2=51;bs sentence surety 3=117;capitals=30;elsewhere surety 0=-70
elsewhere surety 2=-132;elsewhere surety 3=-10;elsewhere=-42;event first=-187;first name=31;in last sentence=78;inner capital=204
kind first=-19;last name=-40;loose surety 0=69;loose surety 1=43;loose surety 2=20;loose surety 3=-67;loose=49;lowercase=-305
no name all=-177;no name first=33;no name last=-9;not presented=-98;number first=-105;number=-138;only presented domain=186
only presented handle=284;only presented introduction=69;only presented label=97;only presented possessive=-75;only presented signature=-177
ordinary first=-101;ordinary last=-34;ordinary none=25;ordinary some=18;other presented bracket=-118;other presented code=-251
other presented domain=259;other presented handle=-162;other presented introduction=-77;other presented label=-18;other presented place=-71
other presented possessive=-22;other presented signature=-15;other presented subject=-123;owner=129;person first=-38;person last=67
place last=-29;places all=-209;presented bracket=225;presented code=296;presented domain=186;presented from=220;presented handle=339
presented introduction=141;presented label=160;presented place=167;presented possessive=66;presenting surety 1=35;presenting surety 2=79
presenting surety 3=52;presenting=97;service=-157;short capitals=40;shortened=-57;so surety 0 ordinary some=-95;so surety 1 ordinary all=-21
so surety 1 ordinary none=-15;so surety 2 ordinary all=81;so surety 2 ordinary none=53;so surety 3 ordinary none=74
so surety 3 ordinary some=41;speaker surety 0=-216;speaker surety 1=-32;speaker surety 3=117;speaker=51;surety 0=-15;surety 2=45;surety 3=66
third party=-17;tied surety 0=38;tied surety 1=54;tied surety 2=-144;tied surety 3=-74;tied=16;title=83;topic first=-57;topic last=-19
words 0=-178;words 1=-14;words 2=31;words 3=90
`;
